import { collections } from '@site/contract/shared/collections';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserReportHandlers, reportLimit } from '../../functions/src/nightly/browser-reports.ts';
import { adminRequest } from '../support/handler-requests.ts';
import { setTime } from '../support/own-clock.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('browser-reports');
const { reportBrowser, reportViolation, readBrowserFigures } = browserReportHandlers;
const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

const fail = (errors: number) => reportBrowser(adminRequest<'reportBrowser'>({ body: { page: '/apply', errors } }));

// The limit belongs to the instance, and other tests leave the clock at another time.
beforeEach(() => {
  delete reportLimit.fullAgainAt;
});
afterEach(project.clear);

it('shows the last 28 days, including today', async () => {
  for (const days of [28, 27, 0]) {
    setTime(daysAgo(days));
    await fail(1);
  }
  expect((await readBrowserFigures()).data).toEqual({
    since: '2026-10-25',
    pages: [{ page: '/apply', errors: 2 }],
    violations: [],
  });
});

it('adds up the reports of a day, even parallel ones', async () => {
  setTime(now);
  const violation = { 'csp-report': { 'effective-directive': 'img-src' } };
  await Promise.all([
    ...Array.from({ length: 5 }, () => fail(2)),
    reportBrowser(adminRequest<'reportBrowser'>({ body: { page: '/services/survey', errors: 1 } })),
    reportViolation(adminRequest<'reportViolation'>({ body: violation })),
  ]);
  const { docs } = await (await project.firestore()).collection(collections.browserReports).get();
  expect(docs.map((document) => [document.id, document.data()])).toEqual([
    [
      '2026-11-21',
      {
        day: '2026-11-21',
        pages: { '/apply': { errors: 10 }, '/services/*': { errors: 1 } },
        violations: { 'img-src': 1 },
        expiresAt: expect.objectContaining({ seconds: Date.parse('2027-02-19T12:00:00Z') / 1000 }),
      },
    ],
  ]);
});
