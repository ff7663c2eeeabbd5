import { describe, expect, test } from 'vitest';
import { caseStudies, services } from './content-pages.ts';
import type { ServicePageContent } from './service-page.ts';

const files = import.meta.glob<ServicePageContent>('./services/*.ts', { eager: true, import: 'page' });
const pages = Object.entries(files).map(([path, page]) => ({ ...page, path }));

const topicsOf = (page: ServicePageContent) => page.sections.filter((section) => section.kind === 'topics');

test('the index lists every content file, in order', () => {
  expect(services.map(({ slug }) => slug).sort()).toEqual(pages.map(({ slug }) => slug).sort());
  expect(services.map(({ order }) => order)).toEqual(services.map((_, index) => index + 1));
});

describe('the drawings', () => {
  const shown = pages.flatMap((page) =>
    page.sections.flatMap((section) => (section.kind === 'drawing' ? [{ ...section, slug: page.slug }] : [])),
  );

  test('each belongs to one page, under a number of its own', () => {
    expect(shown.length).toBeGreaterThanOrEqual(6);
    for (const list of [
      shown.map(({ slug }) => slug),
      shown.map(({ drawing }) => drawing.name),
      shown.map(({ drawing }) => drawing.number),
    ]) {
      expect(new Set(list).size).toBe(list.length);
    }
  });

  test.each(shown)(
    '$drawing.number says what it shows, and in at most three sentences what to read from it',
    (section) => {
      expect(section.drawing.number).toMatch(/^DRG-\d{3}$/);
      expect(section.drawing.alternative).toMatch(/^[A-Z].{60,}\.$/);
      expect(section.text.split(/\.(?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(3);
    },
  );
});

describe.each(pages)('$slug', (page) => {
  test('has the address that its name says', () => {
    expect(page.meta.path).toBe(`/services/${page.slug}`);
  });

  test('has topics of 6 to 8 points, each with an address of its own', () => {
    for (const { topics, initial } of topicsOf(page)) {
      const ids = topics.map(({ id }) => id);
      expect(ids).toContain(initial);
      for (const { id, items } of topics) {
        expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
        expect(items.length, id).toBeGreaterThanOrEqual(6);
        expect(items.length, id).toBeLessThanOrEqual(8);
        expect(new Set(items).size, id).toBe(items.length);
      }
    }
    const all = topicsOf(page).flatMap(({ topics }) => topics.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  });

  test('leads on to other services and to a case study that exist', () => {
    const slugs = services.map(({ slug }) => slug);
    for (const slug of page.related) {
      expect(slugs).toContain(slug);
      expect(slug).not.toBe(page.slug);
    }
    expect(caseStudies.map(({ slug }) => slug)).toContain(page.caseStudy);
  });

  test('says what is received, from which data, in how many weeks and for which fee', () => {
    const packages = page.sections.flatMap((section) =>
      section.kind === 'cards' && section.label === 'Packages' ? section.cards : [],
    );
    expect(packages.length).toBeGreaterThanOrEqual(4);
    for (const { title, text, standard = '' } of packages) {
      expect(text, title).toMatch(/^You receive .+\. We work from .+\.$/);
      const [, from, to] = /^(\d+)–(\d+) weeks · /.exec(standard) ?? ['', '0', '1'];
      expect(Number(from), title).toBeLessThan(Number(to));
      expect(standard, title).toMatch(/ · (?:Fixed fee|Day rate|Price by quotation)/);
    }
  });

  test('names the rules of India and of Uzbekistan', () => {
    const lists = page.sections.flatMap((section) => (section.kind === 'lists' ? section.lists : []));
    const india = lists.find(({ title }) => title === 'India')?.items.join(' ');
    const uzbekistan = lists.find(({ title }) => title === 'Uzbekistan')?.items.join(' ');
    expect(india).toMatch(/\bCEA\b|\bIS \d{4}/);
    expect(uzbekistan).toMatch(/\bPUE\b|norms of Uzbekistan|grid company/);
  });

  test('names each of its sections once', () => {
    const titles = page.sections.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
