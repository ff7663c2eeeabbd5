import { services } from 'virtual:content-index';
import type { ComponentType } from 'react';
import { serviceAddress } from '../content/service-address.ts';
import type { ServicePageContent } from '../content/service-page.ts';
import { loadDrawings } from '../features/services/service-drawings.ts';

const contents = import.meta.glob<ServicePageContent>('../content/services/*.ts', { import: 'page' });

/** The service pages: one for every content file, whose words are loaded with its page only. */
export const servicePages = services.map(({ slug, file }) => ({
  path: serviceAddress(slug),
  load: async (): Promise<ComponentType> => {
    const [{ ServicePage }, content] = await Promise.all([import('../pages/ServicePage.tsx'), contentOf(file)]);
    const drawings = await loadDrawings(content.sections);
    return () => <ServicePage content={content} drawings={drawings} />;
  },
}));

async function contentOf(file: string): Promise<ServicePageContent> {
  const load = contents[`../content/services/${file}.ts`];
  if (!load) throw new Error(`There is no content file for the service ${file}.`);
  return await load();
}
