import { otherBranch } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase-admin/firestore';
import { jobListVersionPath } from '../../functions/src/jobs/list-jobs.ts';
import { firestore } from '../support/admin-sdk.ts';
import { jobDocument } from '../support/documents.ts';
import { uniqueMark } from '../support/factories.ts';
import { expect, test, weeklyAlone } from './fixtures.ts';
import { showAll } from './show-all.ts';

// There are more jobs than the site reads at once. With so many jobs, the pages of parallel tests would ask the API for words
// and counts.
const number = 105;
const mark = uniqueMark();
const title = (index: number) => `Archive Engineer ${mark} ${index}`;
const jobs = firestore.collection('jobs');
const documents = Array.from({ length: number }, (_, index) => jobs.doc(`${mark}-${index}`));

test.beforeAll(async () => {
  const batch = firestore.batch();
  for (const [index, document] of documents.entries()) {
    const at = Timestamp.fromMillis(Date.UTC(2020, 0, 1) - index * 60_000);
    batch.create(document, {
      ...jobDocument({ title: title(index), country: otherBranch.country, place: 'Tashkent' }),
      createdAt: at,
      updatedAt: at,
    });
  }
  await batch.commit();
  // The jobs are written without the API. The new version tells the API to read its list of jobs again.
  await firestore.doc(jobListVersionPath).set({ version: mark });
});

test.afterAll(async () => {
  const batch = firestore.batch();
  for (const document of documents) batch.delete(document);
  await batch.commit();
  await firestore.doc(jobListVersionPath).set({ version: `${mark} is over` });
});

test('with many openings I see their number and the newest ones first, and load more when I want to', {
  tag: weeklyAlone,
}, async ({ page }) => {
  const answers: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/documents:runQuery') || response.request().method() !== 'POST') return;
    const rows = (await response.json()) as { document?: object }[];
    answers.push(rows.filter(({ document }) => document).length);
  });
  // The link of a friend leads to the oldest job.
  await page.goto(`/careers?country=uzbekistan#job-${mark}-${number - 1}`);
  await expect(page.getByRole('heading', { name: title(number - 1), exact: true })).toBeInViewport();
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(page.getByRole('heading', { name: 'Primary Design Engineer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title(number - 2), exact: true })).toHaveCount(0);
  const shown = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Apply Now for/ }) });
  // The list shows ten jobs, and the job of the link.
  await expect(shown).toHaveCount(11);
  await expect(page.getByText('10 of 99+ openings')).toBeVisible();
  await more.click();
  await expect(shown).toHaveCount(21);
  await expect(page.getByRole('button', { name: 'Loading...' })).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('id', /^job-/);
  await showAll(page);
  await expect(page.getByRole('heading', { name: title(number - 1), exact: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: title(number - 2), exact: true })).toHaveCount(1);
  expect(await shown.count()).toBeGreaterThan(number);
  // The first answer has the newest jobs of all countries. There are more than those, so the jobs of the country come page by
  // page.
  const [newest, ...pages] = answers;
  expect(newest).toBe(100);
  expect(pages.length).toBeGreaterThan(3);
  expect(Math.max(...pages), 'jobs in one answer').toBeLessThanOrEqual(30);
});
