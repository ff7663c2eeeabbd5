import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';

// What browsers tell of real visits: how fast a page was, and that something in it failed. Only sums are kept, by day,
// shape of page and range: no address, nothing that would tell one visitor from another, nothing that was typed.

/** The shapes of page that are told apart. An address that has none of them counts as `other`. */
export const pageShapes = [
  '/',
  '/about',
  '/accessibility',
  '/application',
  '/apply',
  '/careers',
  '/careers/*',
  '/case-studies',
  '/case-studies/*',
  '/contact',
  '/credit',
  '/enquiry',
  '/gallery',
  '/job-alert',
  '/job-alerts',
  '/login',
  '/maintenance',
  '/privacy-policy',
  '/product/*',
  '/products',
  '/projects',
  '/services',
  '/services/*',
  '/terms-of-use',
  '/tools',
  '/tools/*',
  'other',
] as const;

export type PageShape = (typeof pageShapes)[number];

/** The shape of the page at a path. */
export function pageShape(path: string): PageShape {
  const [, first = '', ...rest] = path.split('/');
  const shape = rest.length === 0 ? `/${first}` : `/${first}/*`;
  return pageShapes.find((known) => known === shape) ?? 'other';
}

/**
 * The figures of a visit, and the upper ends of the ranges that they are counted in; a figure above the last has a range too.
 * Paint and answer in milliseconds, the shift of the layout as its score. Among them are the ends of "good" and
 * "needs improvement" (web.dev/articles/vitals: 2,500 and 4,000; 200 and 500; 0.1 and 0.25).
 */
export const vitalRanges = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  INP: [50, 100, 150, 200, 300, 500, 1000],
  CLS: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
} as const;

export type Vital = keyof typeof vitalRanges;

/** Beyond these a figure is no measurement: an hour, and a page that was pushed through a hundred times. */
const highest = { LCP: 3_600_000, INP: 3_600_000, CLS: 100 } as const;

const figure = (vital: Vital) => z.optional(z.number().check(z.minimum(0), z.maximum(highest[vital])));

const path = z.string().check(z.maxLength(limits.webAddress));

/** What a browser sends when a page is left. */
export const browserReportSchema = z.object({
  page: path,
  vitals: z.optional(z.object({ LCP: figure('LCP'), INP: figure('INP'), CLS: figure('CLS') })),
  /** How many errors of scripts there were. */
  errors: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
});

export type BrowserReport = z.output<typeof browserReportSchema>;

/** What a browser sends by itself when a page asked for something that the content security policy forbids. */
export const violationReportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'source-file': z.optional(z.string()),
  }),
});

/** The directives of the policy that are told apart, and `other`. */
export const directives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'other',
] as const;

export type Directive = (typeof directives)[number];

/** What was reported of the pages of one shape. */
export interface PageFigures {
  page: PageShape;
  /** How many visits were measured. */
  visits: number;
  /** What three of four visits were no worse than; missing where no visit had such a figure. */
  p75: Partial<Record<Vital, number>>;
  errors: number;
}

/** What browsers have reported since a day. */
export interface BrowserFigures {
  since: string;
  pages: PageFigures[];
  violations: { directive: Directive; count: number }[];
}

/** Of how many days the dashboard tells. */
export const shownDays = 28;
