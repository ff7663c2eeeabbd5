import {
  type BrowserFigures,
  type BrowserReport,
  type Directive,
  directives,
  type PageFigures,
  type PageShape,
  pageShape,
  pageShapes,
  type Vital,
  type violationReportSchema,
  vitalRanges,
} from '@ohmbridge/contract/nightly/browser-reports';
import type * as z from 'zod/mini';

/** How many figures of a kind fell into each range, by the range's number. */
type Ranges = Readonly<Record<string, number>>;

/** What is kept of one day; whatever is not there is none. */
export interface DaySums {
  pages?: Partial<Record<PageShape, { errors?: number } & Partial<Record<Vital, Ranges>>>>;
  violations?: Partial<Record<Directive, number>>;
}

const vitals = Object.keys(vitalRanges) as Vital[];

/** What a report adds to the sums of its day. */
export function sumsOf({ page, vitals: figures = {}, errors }: BrowserReport): DaySums {
  const ranges = vitals.flatMap((vital) => {
    const figure = figures[vital];
    return figure === undefined ? [] : [[vital, { [rangeOf(vital, figure)]: 1 }] as const];
  });
  return { pages: { [pageShape(page)]: { ...Object.fromEntries(ranges), ...(errors && { errors }) } } };
}

/** What a violation adds; nothing where an extension of the visitor's browser caused it. */
export function sumsOfViolation({ 'csp-report': report }: z.output<typeof violationReportSchema>): DaySums | undefined {
  const sources = [report['blocked-uri'], report['source-file']];
  if (sources.some((source) => source && /^[a-z-]+-extension\b/.test(source))) return undefined;
  const [named] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ');
  return { violations: { [directives.find((known) => known === named) ?? 'other']: 1 } };
}

/** The number of the range that a figure falls into. */
function rangeOf(vital: Vital, figure: number): number {
  const range = vitalRanges[vital].findIndex((end) => figure <= end);
  return range === -1 ? vitalRanges[vital].length : range;
}

/** What several days come to. */
export function figuresOf(days: readonly DaySums[], since: string): BrowserFigures {
  const pages = pageShapes
    .map((page) => pageFigures(page, days))
    .filter(({ visits, errors, p75 }) => visits + errors > 0 || Object.keys(p75).length > 0);
  const violations = directives
    .map((directive) => ({ directive, count: sum(days.map((day) => day.violations?.[directive])) }))
    .filter(({ count }) => count > 0);
  return { since, pages, violations };
}

function pageFigures(page: PageShape, days: readonly DaySums[]): PageFigures {
  const ofPage = days.map((day) => day.pages?.[page]);
  const counts = (vital: Vital) =>
    [...vitalRanges[vital], Number.POSITIVE_INFINITY].map((_, range) =>
      sum(ofPage.map((sums) => sums?.[vital]?.[range])),
    );
  const p75 = vitals.flatMap((vital) => {
    const value = percentile75(vitalRanges[vital], counts(vital));
    return value === undefined ? [] : [[vital, value] as const];
  });
  return {
    page,
    visits: sum(counts('LCP')),
    p75: Object.fromEntries(p75),
    errors: sum(ofPage.map((sums) => sums?.errors)),
  };
}

/**
 * The 75th percentile of what was counted in ranges; within its range the figures are taken to be spread evenly, and above the
 * last end it is that end.
 * @param counts of each range, and of what lies above the last
 */
export function percentile75(ends: readonly number[], counts: readonly number[]): number | undefined {
  const total = sum(counts);
  if (total === 0) return undefined;
  let left = 0.75 * total;
  for (const [range, count] of counts.entries()) {
    const start = ends[range - 1] ?? 0;
    const end = ends[range] ?? start;
    if (left <= count) return start + (end - start) * (left / count);
    left -= count;
  }
  return ends.at(-1);
}

const sum = (numbers: readonly (number | undefined)[]) =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
