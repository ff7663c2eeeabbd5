/// <reference types="vite/client" />

// Evaluated by Vite when it builds the index of contents: see content-index.ts.

interface Listed {
  slug: string;
  order: number;
  menuName?: string;
  card: unknown;
}

const folders = {
  services: import.meta.glob<Listed>('../src/content/firm/services/*.ts', { eager: true, import: 'page' }),
  caseStudies: import.meta.glob<Listed>('../src/content/firm/case-studies/*.ts', { eager: true, import: 'page' }),
};

/** By name of the module: the entries of all pages with a content file, in order. */
export const modules = {
  'virtual:content-index': mapped(({ slug, file, menuName }) => ({ slug, file, menuName })),
  'virtual:content-cards': mapped(({ slug, menuName, card }) => ({ slug, menuName, card })),
};

function mapped(entryOf: (page: ReturnType<typeof cards>[number]) => object) {
  return { services: cards(folders.services).map(entryOf), caseStudies: cards(folders.caseStudies).map(entryOf) };
}

function cards(pages: Record<string, Listed | undefined>) {
  return Object.entries(pages)
    .map(([path, page]) => {
      if (!page) throw new Error(`${path} must export its content as "page".`);
      const { slug, order, menuName, card } = page;
      return { slug, order, menuName, card, file: path.replace(/^.*\/(.+)\.ts$/, '$1') };
    })
    .sort((a, b) => a.order - b.order);
}
