import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const names = ['virtual:content-index', 'virtual:content-cards'];
const prefix = '\0';
const root = fileURLToPath(new URL('../', import.meta.url));
const reader = fileURLToPath(new URL('read-content-index.ts', import.meta.url));
const listedFolders = ['services', 'case-studies'].map((folder) => `${root}src/content/firm/${folder}/`);

interface Reader {
  /** The exports of each module, by its name. */
  modules: Record<string, Record<string, unknown> | undefined>;
}

/**
 * Gives the site the modules `virtual:content-index`, for routes and menus, and `virtual:content-cards`, for lists. They have
 * the facts of all services and case studies, read from the content files at build time. The texts of the pages stay in
 * separate chunks.
 */
export function contentIndex(): Plugin {
  const isListed = (file: string) => listedFolders.some((folder) => file.startsWith(folder));
  return {
    name: 'content-index',
    resolveId: (id) => (names.includes(id) ? prefix + id : undefined),
    async load(id) {
      const name = names.find((one) => id === prefix + one);
      if (name === undefined) return undefined;
      const { module } = await runnerImport<Reader>(reader, { root, configFile: false });
      return Object.entries(module.modules[name] ?? {})
        .map(([list, cards]) => `export const ${list} = ${JSON.stringify(cards)};`)
        .join('\n');
    },
    // Reads the index again, because a card can change with its page, and a new file is a new page.
    hotUpdate({ file, modules }) {
      const graph = this.environment.moduleGraph;
      const indexes = names.flatMap((name) => (isListed(file) ? (graph.getModuleById(prefix + name) ?? []) : []));
      for (const index of indexes) graph.invalidateModule(index);
      return [...modules, ...indexes];
    },
  };
}
