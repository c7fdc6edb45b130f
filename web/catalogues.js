import { readdirSync, readFileSync } from "node:fs";

const MODULE = "virtual:catalogues";
const FOLDER = new URL("./src/texts/", import.meta.url);

/** All catalogues of a language as one file beside the code, loaded when the language is spoken. */
export function catalogues() {
  let serving = false;
  const text = (lang) =>
    readdirSync(new URL(`${lang}/`, FOLDER))
      .filter((file) => file.endsWith(".ftl"))
      .sort()
      .map((file) => readFileSync(new URL(`${lang}/${file}`, FOLDER), "utf-8").replaceAll(/^#.*\n/gm, ""))
      .join("\n");

  return {
    name: "catalogues",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : null),
    load(source) {
      if (source !== `\0${MODULE}`) return null;
      const addresses = readdirSync(FOLDER).map((lang) => {
        if (serving) return `${lang}: "data:text/plain;charset=utf-8,${encodeURIComponent(text(lang))}"`;
        const file = this.emitFile({ type: "asset", name: `${lang}.ftl`, source: text(lang) });
        return `${lang}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${addresses.join(", ")} };`;
    },
  };
}
