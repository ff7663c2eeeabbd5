import {
  type BrowserFigures,
  type Directive,
  directives,
  type PageShape,
  pageShape,
  pageShapes,
  shownDays,
  type violationReportSchema,
} from '@site/contract/nightly/browser-reports';
import { browserReportDays, daysBefore, daysLater } from '@site/contract/nightly/retention';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type * as z from 'zod/mini';
import type { ApiHandlers } from '../http/handler.ts';
import { collection } from '../shared/documents.ts';
import { errorOutline } from '../shared/error-outline.ts';
import { decide, type Limit } from '../shared/rate-limit-store.ts';

// A browser reports how many scripts failed on a page, and what the content security policy blocked. Each report adds to the
// document of its day, and the health screen shows the sums. A TTL policy on `expiresAt` deletes the document.

/** The document of a day: the number of errors on each page, and of violations of each directive. */
interface DaySums {
  pages?: Partial<Record<PageShape, { errors: number }>>;
  violations?: Partial<Record<Directive, number>>;
}

/** One instance counts this many reports. The others would change no important sum, and are not written. */
const counted: Limit = { requests: 60, windowSeconds: 60 };

/** When this instance can count `counted.requests` at once again. */
export const reportLimit: { fullAgainAt?: number } = {};

export const browserReportHandlers = {
  async reportBrowser({ body: { page, errors } }) {
    await count({ pages: { [pageShape(page)]: { errors: FieldValue.increment(errors) } } });
    return {};
  },
  async reportViolation({ body: { 'csp-report': report } }) {
    if (!isOfExtension(report)) await count({ violations: { [directiveOf(report)]: FieldValue.increment(1) } });
    return {};
  },
  async readBrowserFigures() {
    return { data: await readFigures(new Date()) };
  },
} satisfies Partial<ApiHandlers>;

/** Adds a report to its day. A failure is only logged, because the browser sends a report once. */
async function count(sums: object): Promise<void> {
  const now = new Date();
  const decision = decide(reportLimit.fullAgainAt, now.getTime(), counted);
  if (!decision.granted) return;
  reportLimit.fullAgainAt = decision.fullAgainAt;
  const fields = { ...sums, day: dayOf(now), expiresAt: daysLater(now, browserReportDays) };
  try {
    await reports().doc(dayOf(now)).set(fields, { merge: true });
  } catch (error) {
    logger.warn('A report of a browser was not counted', errorOutline(error));
  }
}

type Violation = z.output<typeof violationReportSchema>['csp-report'];

/** Tells whether an extension of the visitor's browser caused a violation. */
function isOfExtension(report: Violation): boolean {
  return [report['blocked-uri'], report['source-file']].some((source) => source && /^[a-z-]+-extension\b/.test(source));
}

/** Gives the directive that a page violated; older browsers name it with its sources. */
function directiveOf(report: Violation): Directive {
  const [named] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ');
  return directives.find((known) => known === named) ?? 'other';
}

/** Sums up the days that the health screen shows. */
async function readFigures(now: Date): Promise<BrowserFigures> {
  const since = dayOf(daysBefore(now, shownDays - 1));
  const { docs } = await reports().where('day', '>=', since).limit(shownDays).get();
  const days = docs.map((document) => document.data() as DaySums);
  const sum = (numberOf: (day: DaySums) => number | undefined) =>
    days.reduce((total, day) => total + (numberOf(day) ?? 0), 0);
  return {
    since,
    pages: pageShapes
      .map((page) => ({ page, errors: sum(({ pages }) => pages?.[page]?.errors) }))
      .filter(({ errors }) => errors > 0),
    violations: directives
      .map((directive) => ({ directive, count: sum(({ violations }) => violations?.[directive]) }))
      .filter(({ count }) => count > 0),
  };
}

const reports = () => collection('browserReports');

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
