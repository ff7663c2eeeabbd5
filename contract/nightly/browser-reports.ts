import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { defineRoute } from '../shared/route.ts';

// Browsers report failed scripts and requests that the content security policy blocked. The server keeps sums by day and shape
// of page. It keeps no address, nothing that identifies a visitor, and nothing that a visitor typed.

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
  '/connection-providers',
  '/contact',
  '/credit',
  '/enquiry',
  '/gallery',
  '/grid-connections-2026',
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

export function pageShape(path: string): PageShape {
  const [, first = '', ...rest] = path.split('/');
  const shape = rest.length === 0 ? `/${first}` : `/${first}/*`;
  return pageShapes.find((known) => known === shape) ?? 'other';
}

const path = z.string().check(z.maxLength(limits.webAddress));

/** The report of a browser, sent when a visitor leaves a page on which scripts failed. */
export const browserReportSchema = z.object({
  page: path,
  errors: z.int().check(z.minimum(1), z.maximum(100)),
});

export type BrowserReport = z.output<typeof browserReportSchema>;

/** The report that a browser sends by itself when a page asked for something that the content security policy forbids. */
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

/** The reports of browsers since a day. */
export interface BrowserFigures {
  since: string;
  /** The pages on which scripts failed. */
  pages: { page: PageShape; errors: number }[];
  violations: { directive: Directive; count: number }[];
}

/** For how many days the health screen shows the sums. */
export const shownDays = 28;

export const reportBrowserRoute = defineRoute()('POST', '/api/reports', {
  access: 'anyone',
  maxBodyBytes: limits.browserReportBytes,
  body: browserReportSchema,
});

/** Named in the content security policy, as its `report-uri`. */
export const reportViolationRoute = defineRoute()('POST', '/api/csp-reports', {
  access: 'anyone',
  maxBodyBytes: limits.browserReportBytes,
  mediaType: 'application/csp-report',
  body: violationReportSchema,
});

export const readBrowserFiguresRoute = defineRoute<{ data: BrowserFigures }>()('GET', '/api/health/browsers', {
  access: ['team'],
});
