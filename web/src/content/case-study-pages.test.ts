import { describe, expect, it } from 'vitest';
import type { CaseStudyContent } from './case-study-page.ts';
import { caseStudies } from './content-pages.ts';

const files = import.meta.glob<CaseStudyContent>('./case-studies/*.ts', { eager: true, import: 'page' });
const pages = Object.values(files);

/** The sections that the customer asked for, in their order. */
const sectionsOf: Record<string, readonly string[]> = {
  'design&supply': [
    'Client Requirement',
    'Solutions',
    'Technical Specifications',
    'Project Scope and Delivery',
    'Key Findings and Outcomes',
    'Results',
    'Conclusion',
  ],
  earthingsystemdesign: ['Client Requirement', 'Design Solutions', 'Results', 'Conclusion'],
  powersystemstudies: ['Client Requirement', 'Solution', 'Technical Specifications', 'Results', 'Conclusion'],
  loadtestcasestudy: [
    'Client Requirement',
    'Solutions',
    'Technical Specifications',
    'Project Scope and Delivery',
    'Key Findings and Outcomes',
    'Accuracy',
    'Efficiency',
    'Results',
    'Load Test Report Result',
    'Conclusion',
  ],
};

it('the index lists every case study, in order', () => {
  expect(caseStudies.map(({ slug }) => slug).toSorted()).toEqual(pages.map(({ slug }) => slug).toSorted());
  expect(caseStudies.map(({ order }) => order)).toEqual(caseStudies.map((_, index) => index + 1));
});

it('the case studies that the customer asked for have their sections', () => {
  for (const [slug, titles] of Object.entries(sectionsOf)) {
    const page = pages.find((candidate) => candidate.slug === slug);
    expect(
      page?.sections.map(({ title }) => title),
      slug,
    ).toEqual(titles);
  }
});

describe.each(pages)('$slug', (page) => {
  const blocks = page.sections.flatMap((section) => section.blocks);

  it('has the address that its slug says', () => {
    expect(page.meta.path).toBe(`/case-studies/${page.slug}`);
  });

  it('numbers each picture and drawing once', () => {
    const ids = blocks.flatMap((block) => {
      if (block.kind === 'pictures') return block.pictures.map(({ id }) => id);
      if (block.kind === 'reports') return block.sheets.map(({ id }) => id);
      if (block.kind === 'drawing') return [block.picture.id];
      return block.kind === 'plot' ? [block.plot.id] : [];
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has tables whose rows have a cell a column', () => {
    const tables = blocks.flatMap((block) => {
      if (block.kind === 'reports') return block.sheets.map(({ table }) => table);
      return block.kind === 'specification' ? [block.table] : [];
    });
    for (const { caption, columns, rows } of tables) {
      for (const row of rows) expect(row, caption).toHaveLength(columns.length);
    }
  });

  it('draws nothing outside its axes', () => {
    for (const block of blocks) {
      if (block.kind !== 'plot') continue;
      const { x, y, series } = block.plot;
      for (const [atX, atY] of series.flatMap(({ points }) => points)) {
        expect(atX >= x.min && atX <= x.max && atY >= y.min && atY <= y.max, `${atX}, ${atY}`).toBe(true);
      }
    }
  });
});
