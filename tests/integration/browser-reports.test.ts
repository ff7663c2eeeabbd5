import { collections } from '@ohmbridge/contract/shared/collections';
import { afterEach, expect, it } from 'vitest';
import { createReportStore, removeOldReports } from '../../functions/src/http/browser-reports/report-store.ts';
import { figuresOf, sumsOf } from '../../functions/src/http/browser-reports/sums.ts';
import { ownProject } from '../support/own-project.ts';

const project = ownProject('browser-reports');
const firestore = await project.firestore();
const store = createReportStore(project.firestore);
const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const failed = sumsOf({ page: '/apply', errors: 1 });

afterEach(project.clear);

it('adds up what comes on a day, also at the same time', async () => {
  await Promise.all([
    ...Array.from({ length: 5 }, () => store.add(failed, now)),
    store.add(sumsOf({ page: '/', vitals: { LCP: 900 } }), now),
    store.add({ violations: { 'img-src': 1 } }, now),
  ]);
  const { docs } = await firestore.collection(collections.browserReports).get();
  expect(docs.map((document) => [document.id, document.data()])).toEqual([
    [
      '2026-11-21',
      { day: '2026-11-21', pages: { '/apply': { errors: 5 }, '/': { LCP: { 1: 1 } } }, violations: { 'img-src': 1 } },
    ],
  ]);
});

it('tells of the last 28 days, today among them', async () => {
  for (const days of [0, 27, 28]) await store.add(failed, daysAgo(days));
  const { since, days } = await store.read(now);
  expect(figuresOf(days, since)).toMatchObject({ since: '2026-10-25', pages: [{ page: '/apply', errors: 2 }] });
});

it('forgets a day after 90 days', async () => {
  for (const days of [0, 90, 91, 400]) await store.add(failed, daysAgo(days));
  expect(await removeOldReports(firestore, now)).toBe(2);
  expect(await removeOldReports(firestore, now)).toBe(0);
  const { docs } = await firestore.collection(collections.browserReports).get();
  expect(docs.map(({ id }) => id).sort()).toEqual(['2026-08-23', '2026-11-21']);
});
