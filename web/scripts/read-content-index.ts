/// <reference types="vite/client" />

// Vite evaluates this file when it builds the index of contents: see content-index.ts.

interface Listed {
  slug: string;
  order: number;
  menuName?: string;
  card: unknown;
  /** The related services of a service, and the case study that shows it. */
  related?: readonly string[];
  caseStudy?: string;
  /** The services that a case study shows. */
  services?: readonly string[];
}

type Pages = Record<string, Listed | undefined>;

const folders = {
  services: import.meta.glob<Listed>('../src/content/firm/services/*.ts', { eager: true, import: 'page' }),
  caseStudies: import.meta.glob<Listed>('../src/content/firm/case-studies/*.ts', { eager: true, import: 'page' }),
};

checkNames(folders.services, folders.caseStudies);

/** The entries of all pages with a content file, in order, by the name of the module. */
export const modules = {
  'virtual:content-index': mapped(({ slug, file, menuName }) => ({ slug, file, menuName })),
  'virtual:content-cards': mapped(({ slug, menuName, card }) => ({ slug, menuName, card })),
};

function mapped(entryOf: (page: ReturnType<typeof cards>[number]) => object) {
  return { services: cards(folders.services).map(entryOf), caseStudies: cards(folders.caseStudies).map(entryOf) };
}

/** @throws if a page names a service or a case study without a file, which a list would silently leave out */
export function checkNames(services: Pages, caseStudies: Pages): void {
  const slugs = (pages: Pages) => Object.values(pages).flatMap((page) => page?.slug ?? []);
  for (const [path, page] of Object.entries({ ...services, ...caseStudies })) {
    for (const [kind, there, named] of [
      ['service', slugs(services), [...(page?.related ?? []), ...(page?.services ?? [])]],
      ['case study', slugs(caseStudies), [page?.caseStudy ?? []].flat()],
    ] as const) {
      const missing = named.find((slug) => !there.includes(slug));
      if (missing !== undefined) throw new Error(`${path} names the ${kind} "${missing}", which has no file.`);
    }
  }
}

function cards(pages: Pages) {
  return Object.entries(pages)
    .map(([path, page]) => {
      if (!page) throw new Error(`${path} must export its content as "page".`);
      const { slug, order, menuName, card } = page;
      return { slug, order, menuName, card, file: path.replace(/^.*\/(.+)\.ts$/, '$1') };
    })
    .sort((a, b) => a.order - b.order);
}
