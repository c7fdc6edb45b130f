/** The addresses of the catalogues, by language (catalogues.js). */
declare module "virtual:catalogues" {
  const addresses: Record<"en" | "fr", string>;
  export default addresses;
}
