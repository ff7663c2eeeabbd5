import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const name = 'virtual:content-index';
const resolvedName = `\0${name}`;
const root = fileURLToPath(new URL('../', import.meta.url));
const reader = fileURLToPath(new URL('read-content-index.ts', import.meta.url));
const listedFolders = ['services', 'case-studies'].map((folder) => `${root}src/content/${folder}/`);

/**
 * Gives the site the module `virtual:content-index`: the cards of all services and case studies, read from their content
 * files when the site is built. The pages' words stay in chunks of their own.
 */
export function contentIndex(): Plugin {
  const isListed = (file: string) => listedFolders.some((folder) => file.startsWith(folder));
  return {
    name: 'content-index',
    resolveId: (id) => (id === name ? resolvedName : undefined),
    async load(id) {
      if (id !== resolvedName) return undefined;
      const { module } = await runnerImport<{ index: Record<string, unknown> }>(reader, { root, configFile: false });
      return Object.entries(module.index)
        .map(([list, cards]) => `export const ${list} = ${JSON.stringify(cards)};`)
        .join('\n');
    },
    // A card may have changed with its page, and a new file is a new page: the index is read again.
    hotUpdate({ file, modules }) {
      const index = isListed(file) ? this.environment.moduleGraph.getModuleById(resolvedName) : undefined;
      if (!index) return undefined;
      this.environment.moduleGraph.invalidateModule(index);
      return [...modules, index];
    },
  };
}
