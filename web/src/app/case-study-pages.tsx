import { caseStudies } from 'virtual:content-index';
import type { ComponentType } from 'react';
import type { CaseStudyContent } from '../content/case-study-page.ts';
import { caseStudyAddress } from '../features/case-studies/case-study-address.ts';

const contents = import.meta.glob<CaseStudyContent>('../content/case-studies/*.ts', { import: 'page' });

/** The case studies: one page for every content file, whose words are loaded with its page only. */
export const caseStudyPages = caseStudies.map(({ slug, file }) => ({
  path: caseStudyAddress(slug),
  load: async (): Promise<ComponentType> => {
    const [{ CaseStudyPage }, content] = await Promise.all([import('../pages/CaseStudyPage.tsx'), contentOf(file)]);
    return () => <CaseStudyPage content={content} />;
  },
}));

async function contentOf(file: string): Promise<CaseStudyContent> {
  const load = contents[`../content/case-studies/${file}.ts`];
  if (!load) throw new Error(`There is no content file for the case study ${file}.`);
  return await load();
}
