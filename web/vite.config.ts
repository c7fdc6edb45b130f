import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { catalogues } from "./catalogues.js";

export default defineConfig(({ mode }) => ({
  plugins: [catalogues(), svelte({ compilerOptions: { css: "external" } })],
  // The Python package serves what is built here; the folder is not kept in the repository.
  build: {
    outDir: "../src/perfidie/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses but for images
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  // The server to talk to in development: PERFIDIE_SERVER=http://127.0.0.1:8000 npm run dev
  server: { proxy: { "/api": { target: loadEnv(mode, ".", "PERFIDIE_")["PERFIDIE_SERVER"] ?? "http://127.0.0.1:8000", ws: true } } },
}));
