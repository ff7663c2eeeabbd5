import { limits } from '../shared/limits.ts';
import { defineRoute } from '../shared/route.ts';
import { type BrowserFigures, browserReportSchema, violationReportSchema } from './browser-reports.ts';

/** What a browser sends when a page is left. */
export const reportBrowserRoute = defineRoute<Record<never, never>>()({
  method: 'POST',
  path: '/api/reports',
  access: 'anyone',
  success: 200,
  maxBodyBytes: limits.browserReportBytes,
  body: browserReportSchema,
});

/** Named in the content security policy, as its `report-uri`. */
export const reportViolationRoute = defineRoute<Record<never, never>>()({
  method: 'POST',
  path: '/api/csp-reports',
  access: 'anyone',
  success: 200,
  maxBodyBytes: limits.browserReportBytes,
  mediaType: 'application/csp-report',
  body: violationReportSchema,
});

/** What browsers have reported in the last four weeks. */
export const readBrowserFiguresRoute = defineRoute<{ data: BrowserFigures }>()({
  method: 'GET',
  path: '/api/health/browsers',
  access: ['team'],
  success: 200,
});
