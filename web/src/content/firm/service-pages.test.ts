import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { services } from '../../test-support/content-pages.ts';

const topicsOf = (page: (typeof services)[number]) =>
  page.sections.flatMap((section) => (section.kind === 'topics' ? [section] : []));

test('the services are numbered from 1 in their order', () => {
  expect(services.map(({ order }) => order)).toEqual(services.map((_, index) => index + 1));
});

test('each drawing is on one page, has its own number, and has a description and a short text', () => {
  const shown = services.flatMap((page) =>
    page.sections.flatMap((section) => (section.kind === 'drawing' ? [{ ...section, slug: page.slug }] : [])),
  );
  expect(services).not.toEqual([]);
  for (const list of [
    shown.map(({ slug }) => slug),
    shown.map(({ drawing }) => drawing.name),
    shown.map(({ drawing }) => drawing.number),
  ])
    expect(new Set(list).size).toBe(list.length);
  for (const { drawing, text } of shown) {
    expect(drawing.number).toMatch(/^DRG-\d{3}$/);
    expect(drawing.alternative).toMatch(/^[A-Z].{60,}\.$/);
    expect(text.split(/\.(?:\s|$)/).filter(Boolean).length, drawing.number).toBeLessThanOrEqual(3);
  }
});

testRows(services)('a service opens one of its topics, gives each its own address, and repeats no point', (page) => {
  const sections = topicsOf(page);
  expect(sections).not.toEqual([]);
  for (const { topics, initial } of sections) {
    expect(topics.map(({ id }) => id)).toContain(initial);
    for (const { id, items } of topics) {
      expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(new Set(items).size, id).toBe(items.length);
    }
  }
  const ids = sections.flatMap(({ topics }) => topics.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

testRows(services)('a service has its slug in its address, different section titles, and related services', (page) => {
  expect(page.meta.path).toBe(`/services/${page.slug}`);
  const titles = page.sections.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(page.related).not.toEqual([]);
  expect(page.related).not.toContain(page.slug);
});
