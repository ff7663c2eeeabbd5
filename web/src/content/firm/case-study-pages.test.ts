import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../test-support/content-pages.ts';

// A firm without case studies deletes this file.
describe('case studies', () => {
  const blocks = caseStudies.flatMap((page) => page.sections.flatMap((section) => section.blocks));

  test('the case studies are numbered from 1 in their order', () => {
    expect(caseStudies.map(({ order }) => order)).toEqual(caseStudies.map((_, index) => index + 1));
  });

  testRows(caseStudies)('a case study has its slug in its address, and a different number for each picture', (page) => {
    expect(page.meta.path).toBe(`/case-studies/${page.slug}`);
    const ids = page.sections.flatMap((section) =>
      section.blocks.flatMap((block) => {
        if (block.kind === 'pictures') return block.pictures.map(({ id }) => id);
        if (block.kind === 'reports') return block.sheets.map(({ id }) => id);
        if (block.kind === 'drawing') return [block.picture.id];
        return block.kind === 'plot' ? [block.plot.id] : [];
      }),
    );
    expect(ids).not.toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  const tables = blocks.flatMap((block) => {
    if (block.kind === 'reports') return block.sheets.map(({ table }) => table);
    return block.kind === 'specification' ? [block.table] : [];
  });

  testRows(tables)('each row of a table has one cell for each column', ({ columns, rows }) => {
    expect(rows).not.toEqual([]);
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => columns.length));
  });

  const plots = blocks.flatMap((block) => (block.kind === 'plot' ? [block.plot] : []));

  testRows(plots)('all points of a plot lie within its axes', ({ x, y, series }) => {
    const points = series.flatMap((one) => [...one.points]);
    expect(points).not.toEqual([]);
    expect(points.filter(([atX, atY]) => atX < x.min || atX > x.max || atY < y.min || atY > y.max)).toEqual([]);
  });
});
