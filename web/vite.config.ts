import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { beginnings } from "./beginnings";
import { posters } from "./posters";

const server = process.env.KADATH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), posters(), beginnings()],
  // Components are compiled for a browser in unit tests too.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The page's content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What many pages share is one file: each file of its own costs a request and its headers.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "parts", test: /\/src\/(ui|state|net|table|text)\//, minShareCount: 3 }] } },
    },
  },
  server: {
    proxy: {
      "/api": {
        target: server,
        ws: true,
        changeOrigin: true,
        // The server takes changes from its own page only; in development that is this one.
        rewriteWsOrigin: true,
        configure: (proxy) => proxy.on("proxyReq", (request) => request.setHeader("origin", server)),
      },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
  },
}));
