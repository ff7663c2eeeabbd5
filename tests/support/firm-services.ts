import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServicePageContent } from '../../web/src/content/shapes/service-page.ts';

const folder = fileURLToPath(new URL('../../web/src/content/firm/services/', import.meta.url));

const pages = await Promise.all(
  globSync(`${folder}*.ts`).map(async (file) => {
    const { page }: { page: ServicePageContent } = await import(pathToFileURL(file).href);
    return page;
  }),
);

/** The services of the firm, in the order of their list. */
export const services: readonly ServicePageContent[] = pages.sort((a, b) => a.order - b.order);

/** The topics that the page of a service shows in tabs. */
export const topicsOf = ({ sections }: ServicePageContent) =>
  sections.flatMap((section) => (section.kind === 'topics' ? section.topics : []));
