import { expect, test } from 'vitest';
import { type Goal, judge } from './goals.ts';
import type { PageFigures } from './lighthouse-run.ts';
import type { MeasuredPage } from './measure-pages.ts';
import type { BenchResult, ScaleFigures } from './result.ts';

const figures = (changes: Partial<PageFigures> = {}): PageFigures => ({
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 700,
  lcp: 800,
  tbt: 0,
  tbtOfProcessor: 0,
  cls: 0,
  bytes: 300_000,
  requests: 20,
  scriptBytes: 130_000,
  scriptBrotli: 120_000,
  scriptRequests: 12,
  styleAndFontBytes: 60_000,
  imageBytes: 80_000,
  otherBytes: 30_000,
  ...changes,
});

const page = (name: string, changes: Partial<PageFigures> = {}): MeasuredPage => ({
  name,
  figures: figures(changes),
  floor: figures({ lcp: 760 }),
});

const listJobs = { p50: 10, p95: 20, perSecond: 100, calls: 1000, failed: 0, bytes: 9000 };
const scale = (jobs: number, lcp: number): ScaleFigures => ({
  jobs,
  careers: page('/careers', { lcp }),
  listJobs,
  emulatorSearch: { ...listJobs, p50: 4 },
  dashboard: { milliseconds: 900, firestoreBytes: 10_000 },
  visit: [],
});

const result = (changes: Partial<BenchResult> = {}): BenchResult => ({
  startedAt: '2026-11-21T21:00:00.000Z',
  isQuick: false,
  machine: { processors: 2, loadAverage: 0, node: 'v24' },
  buildSeconds: { functions: 2, site: 30 },
  pages: [page('/'), page('/careers')],
  peers: [page('plain', { performance: 90, lcp: 2000, scriptBrotli: 150_000 })],
  loads: [],
  coldImports: [{ name: 'api', milliseconds: 120 }],
  few: scale(7, 800),
  many: scale(5007, 810),
  soak: undefined,
  ...changes,
});

const missed = (measured: BenchResult) => judge(measured).filter(({ isHeld }) => !isHeld);
const oneMissed = (measured: BenchResult): Goal | undefined => {
  expect(missed(measured)).toHaveLength(1);
  return missed(measured)[0];
};

test('a site that reaches everything misses nothing', () => {
  expect(missed(result())).toEqual([]);
});

test('the pages that miss a goal are named with their figures', () => {
  const pages = [page('/'), page('/about', { performance: 98 }), page('/gallery', { performance: 97 })];
  expect(oneMissed(result({ pages }))).toEqual({
    goal: 'Performance at least 99 on every page',
    figure: '/gallery 97, /about 98',
    isHeld: false,
  });
});

test.each<[string, Partial<PageFigures>]>([
  ['Accessibility', { accessibility: 99 }],
  ['Total blocking time', { tbt: 50 }],
  ['by processor time', { tbtOfProcessor: 50 }],
  ['Layout shift', { cls: 0.001 }],
  ['LCP at most', { lcp: 850 }],
])('%s is missed by a little, too', (goal, changes) => {
  expect(oneMissed(result({ pages: [page('/'), page('/about', changes)] }))?.goal).toContain(goal);
});

test('the home page must not be too heavy', () => {
  const { goal, figure } = oneMissed(result({ pages: [page('/', { scriptBrotli: 126_000 })] })) ?? {};
  expect([goal, figure]).toEqual(['Home: JavaScript at most 125 KB in brotli', '126 KB']);
});

test('a peer that is ahead anywhere is named with both figures', () => {
  const peers = [page('plain', { performance: 90, lcp: 700, scriptBrotli: 100_000 })];
  expect(oneMissed(result({ peers }))?.figure).toBe('lcp 800, peer 700; scriptBrotli 120000, peer 100000');
});

test('thousands of jobs must leave the figures as they were', () => {
  expect(oneMissed(result({ many: scale(5007, 1200) }))?.figure).toBe('800 ms, then 1200 ms');
});

test('an API that is slower with thousands of jobs is told, and whether it is the emulator', () => {
  const many = (p50: number, ofEmulator: number): ScaleFigures => ({
    ...scale(5007, 810),
    listJobs: { ...listJobs, p50, p95: 200 },
    emulatorSearch: { ...listJobs, p50: ofEmulator },
  });
  expect(oneMissed(result({ many: many(90, 80) }))?.figure).toBe('20 ms, then 200 ms');
  expect(missed(result({ many: many(90, 4) }))[1]?.figure).toBe('6.0 ms, then 86 ms');
});

test('an API that is slow to import is told', () => {
  expect(oneMissed(result({ coldImports: [{ name: 'api', milliseconds: 150 }] }))?.goal).toContain('API import');
});

const soak = (lost: number, megabytes: readonly number[] = []) => ({
  seconds: 60,
  calls: 900,
  failed: 0,
  p95: 90,
  submissions: { sent: 200, lost, doubled: 0, withoutMail: 0 },
  memory: megabytes.map((all) => ({ resident: 4 * all, held: { 17: all / 2, 18: all / 2 } })),
});

test('a soak must lose nothing', () => {
  expect(missed(result({ soak: soak(0) }))).toEqual([]);
  expect(oneMissed(result({ soak: soak(1) }))?.figure).toContain('200 submissions, 1 lost');
});

test('memory may grow while a soak warms up, and not in its second half', () => {
  expect(missed(result({ soak: soak(0, [300, 400, 450, 455, 452]) }))).toEqual([]);
  expect(oneMissed(result({ soak: soak(0, [300, 400, 450, 460, 470]) }))?.figure).toContain(
    '450.0 MB at half-time, 470.0 MB at the end',
  );
});
