import { limits } from '../shared/limits.ts';
import { defineRoute } from '../shared/route.ts';
import { type BrowserFigures, browserReportSchema, violationReportSchema } from './browser-reports.ts';

/** What a browser sends when a page is left. */
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

/** What browsers have reported in the last four weeks. */
export const readBrowserFiguresRoute = defineRoute<{ data: BrowserFigures }>()('GET', '/api/health/browsers', {
  access: ['team'],
});
