/**
 * Writes a page for each address that people open: it names the parts which that address will want, so that a browser
 * fetches them side by side and not one after the other. The server chooses among them; `index.html` suits all.
 */

import type { Plugin, Rolldown } from "vite";

const PAGE = /\/src\/pages\/(\w+)Page\.svelte$/;
const GAME = /\/src\/games\/(\w+)\/index\.ts$/;
/** The pages that show a table, and so a game. */
const AT_TABLES = new Set(["table", "replay"]);

export function beginnings(): Plugin {
  return {
    name: "beginnings",
    apply: "build",
    // After the page itself was written.
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("there is no page to write the others after");
        const written = String(index.source);
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const entry = chunks.find((one) => one.isEntry)!;
        const emit = (name: string, wanted: Rolldown.OutputChunk[], game?: string): void => {
          const known = needed([entry], bundle);
          const links = [...needed(wanted, bundle)].filter((file) => !known.has(file)).map(link);
          if (game) links.push(`<meta name="game" content="${game}" />`);
          const source = written.replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
          this.emitFile({ type: "asset", fileName: `pages/${name}.html`, source });
        };
        for (const [page, chunk] of named(chunks, PAGE)) {
          emit(page, [chunk]);
          if (!AT_TABLES.has(page)) continue;
          for (const [game, its] of named(chunks, GAME)) emit(`${page}-${game}`, [chunk, its], game);
        }
      },
    },
  };
}

/** The chunks whose module has such a path, by what the path names. */
function named(chunks: Rolldown.OutputChunk[], path: RegExp): [string, Rolldown.OutputChunk][] {
  return chunks.flatMap((chunk) => {
    const found = path.exec(chunk.facadeModuleId ?? "")?.[1];
    return found ? [[found.toLowerCase(), chunk] as [string, Rolldown.OutputChunk]] : [];
  });
}

/** The files that chunks need before they can run. */
function needed(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === "chunk") visit(imported);
    }
    // After what it imports: of two rules that weigh the same the later one counts.
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  };
  chunks.forEach(visit);
  return files;
}

const link = (file: string): string =>
  file.endsWith(".css")
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
