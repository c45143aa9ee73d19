/** Draws the posters while the page is built, so that a browser loads them and never draws them. */

import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:posters";
const DRAWS = "./src/art/posters.ts";

/** `virtual:posters`: the address of each game's poster. */
export function posters(): Plugin {
  let isBuild = false;
  return {
    name: "posters",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      const { module } = await runnerImport<typeof import("./src/art/posters")>(DRAWS, { configFile: false });
      const addresses = Object.entries(module.posters()).map(([game, svg]) => {
        // While developing there are no files: the picture is its own address.
        if (!isBuild) return [game, JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)];
        const file = this.emitFile({ type: "asset", name: `poster-${game}.svg`, source: svg });
        return [game, `import.meta.ROLLUP_FILE_URL_${file}`];
      });
      return `export default { ${addresses.map(([game, address]) => `${game}: ${address}`).join(", ")} };`;
    },
  };
}
