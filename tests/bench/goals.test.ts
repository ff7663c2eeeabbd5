import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { judge } from './goals.ts';
import type { PageFigures } from './lighthouse.ts';
import type { BenchFigures, MeasuredPage } from './measure.ts';
import { withoutScripts } from './without-scripts.ts';

const figures = (changes: Partial<PageFigures> = {}): PageFigures => ({
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 700,
  lcp: 800,
  tbt: 0,
  cls: 0,
  bytes: 300_000,
  scriptBytes: 90_000,
  requests: 20,
  ...changes,
});

const page = (route: string, changes: Partial<PageFigures> = {}): MeasuredPage => ({
  route,
  own: figures(changes),
  floor: figures({ lcp: 760 }),
});

const load = { p50: 10, p95: 20, perSecond: 100, calls: 1000, failed: 0 };
const list = (firstRow: number, documents = 35) => ({ firstRow, documents });
const scale = (jobs: number) => ({
  jobs,
  applications: 20 * jobs,
  careers: figures(),
  dashboard: { jobs: list(900), applications: list(800) },
  emulatorScan: 0,
  listJobs: load,
  readJob: load,
});
const soak = { seconds: 60, calls: 900, failed: 0, sent: 200, lost: 0, doubled: 0, withoutMail: 0 };
const all = {
  pages: [page('/'), page('/about')],
  drawing: { load: 250, draw: 30 },
  few: scale(7),
  many: scale(5007),
  soak,
};

const missed = (changes: Partial<BenchFigures>) =>
  judge({ ...all, ...changes })
    .filter(({ isHeld }) => !isHeld)
    .map(({ goal, figure }) => `${goal}: ${figure}`);

test('a site that reaches every goal misses none', () => {
  expect(missed({})).toEqual([]);
});

testRows<[string, Partial<PageFigures>]>([
  ['Performance beneath that without scripts at most 2: /about 3', { performance: 97 }],
  ['Blocking beyond that without scripts at most 120 ms: /about 121 ms', { tbt: 121 }],
  ['Accessibility at least 100: /about 99', { accessibility: 99 }],
  ['Best practices at least 100: /about 96', { bestPractices: 96 }],
  ['SEO at least 100: /about 92', { seo: 92 }],
  ['Layout shift at most 0.000: /about 0.001', { cls: 0.001 }],
  ['Largest paint at most 2500 ms: /about 2501 ms', { lcp: 2501 }],
  ['Largest paint at most 2500 ms: /about NaN ms', { lcp: Number.NaN }],
  ['Scripts of pages for reading at most 150.0 KB: /about 150.1 KB', { scriptBytes: 150_100 }],
])('a goal is reported in words, whether met or missed', (told, changes) => {
  expect(missed({ pages: [page('/'), page('/about', changes)] })).toEqual([told]);
});

test('slow loading of the renderer and slow rendering of job pages are missed goals', () => {
  expect(missed({ drawing: { load: 251, draw: 31 } })).toEqual([
    'Loading what draws pages of jobs at most 250 ms: 251 ms',
    'Drawing the page of a job at most 30 ms: 31 ms',
  ]);
  expect(missed({ drawing: { load: Number.NaN, draw: Number.NaN } })).toHaveLength(2);
});

test('a page is compared with the same page without scripts, so the machine does not matter', () => {
  const slow = (own: number): MeasuredPage => ({
    route: '/about',
    own: figures({ performance: own, tbt: 300 }),
    floor: figures({ performance: 92, tbt: 180 }),
  });
  expect(missed({ pages: [slow(90)] })).toEqual([]);
  expect(missed({ pages: [slow(89)] })).toEqual(['Performance beneath that without scripts at most 2: /about 3']);
});

test('the home page has a limit for all bytes, and pages with a form have a higher limit for scripts', () => {
  expect(missed({ pages: [page('/', { scriptBytes: 150_000, bytes: 430_000 })] })).toEqual([]);
  expect(missed({ pages: [page('/', { scriptBytes: 150_100, bytes: 430_100 })] })).toHaveLength(2);
  for (const route of ['/apply', '/application', '/contact', '/enquiry', '/job-alerts', '/tools/fault-level']) {
    expect(missed({ pages: [page(route, { scriptBytes: 200_000 })] })).toEqual([]);
    expect(missed({ pages: [page(route, { scriptBytes: 200_100 })] })).toEqual([
      `Scripts of pages with a form at most 200.0 KB: ${route} 200.1 KB`,
    ]);
  }
});

test('every page that misses a goal is named, the worst one first', () => {
  const pages = [page('/', { performance: 97 }), page('/gallery', { performance: 90 }), page('/about')];
  expect(missed({ pages })).toEqual(['Performance beneath that without scripts at most 2: /gallery 10, / 3']);
});

test('thousands of jobs must not change the figures beyond the noise', () => {
  expect(missed({ many: { ...all.many, dashboard: { ...all.many.dashboard, jobs: list(1125) } } })).toEqual([]);
  const slow = { ...all.many.dashboard, jobs: list(1126) };
  expect(missed({ many: { ...all.many, dashboard: slow, careers: figures({ lcp: 1001 }) } })).toHaveLength(2);
  const manyApplications = {
    ...all.many,
    emulatorScan: 200,
    dashboard: { ...all.many.dashboard, applications: list(1240) },
  };
  expect(missed({ many: manyApplications })).toEqual([]);
  expect(missed({ many: { ...manyApplications, emulatorScan: 199 } })).toHaveLength(1);
  expect(
    missed({ many: { ...all.many, dashboard: { ...all.many.dashboard, applications: list(800, 61) } } }),
  ).toHaveLength(1);
  expect(missed({ many: { ...all.many, listJobs: { ...load, p95: 1001, failed: 1 } } })).toHaveLength(2);
});

testRows(['failed', 'lost', 'doubled', 'withoutMail'])('too many failures under traffic are named', (name) => {
  expect(missed({ soak: { ...soak, [name]: 1 } })).toHaveLength(1);
});

test('traffic without a successful submission proves nothing', () => {
  expect(missed({ soak: { ...soak, sent: 0 } })).toHaveLength(1);
});

test('the page without scripts also loses its preloads of scripts', () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const head = `<link rel="preload" href="/a.woff2" as="font">${data}`;
  const scripts = '<link rel="modulepreload" crossorigin href="/b.js"><script type="module" src="/a.js"></script>';
  expect(withoutScripts(`<head>${head}${scripts}</head><p>Text</p><script>early()</script>`)).toBe(
    `<head>${head}</head><p>Text</p>`,
  );
});
