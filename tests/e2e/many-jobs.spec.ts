import { Timestamp } from 'firebase-admin/firestore';
import { jobListVersion } from '../../functions/src/jobs/job-numbers.ts';
import { firestore } from '../support/admin-sdk.ts';
import { jobDocument } from '../support/documents.ts';
import { uniqueMark } from '../support/factories.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weeklyAlone } from './fixtures.ts';
import { showAll } from './show-all.ts';

// More than the site reads at once: beside them, every other test's site would ask the API for words and counts.
const number = 105;
// One after the other: each counts what the other would add.
test.describe.configure({ mode: 'serial' });
const mark = uniqueMark();
const title = (index: number) => `Archive Engineer ${mark} ${index}`;
const jobs = firestore.collection('jobs');
const documents = Array.from({ length: number }, (_, index) => jobs.doc(`${mark}-${index}`));

test.beforeAll(async () => {
  const batch = firestore.batch();
  for (const [index, document] of documents.entries()) {
    const at = Timestamp.fromMillis(Date.UTC(2020, 0, 1) - index * 60_000);
    batch.create(document, {
      ...jobDocument({ title: title(index), country: 'Uzbekistan', place: 'Tashkent' }),
      createdAt: at,
      updatedAt: at,
    });
  }
  await batch.commit();
  // Written past the API, which keeps a list of the jobs until it is told that there is another.
  await jobListVersion(firestore).set({ version: mark });
});

test.afterAll(async () => {
  const batch = firestore.batch();
  for (const document of documents) batch.delete(document);
  await batch.commit();
  await jobListVersion(firestore).set({ version: `${mark} is over` });
});

test('with many openings I am told how many there are, read the newest first, and go on when I want to', {
  tag: weeklyAlone,
}, async ({ page }) => {
  const answers: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/documents:runQuery') || response.request().method() !== 'POST') return;
    const rows = (await response.json()) as { document?: object }[];
    answers.push(rows.filter(({ document }) => document).length);
  });
  // The oldest of them, by a link that somebody sent me.
  await page.goto(`/careers?country=uzbekistan#job-${mark}-${number - 1}`);
  await expect(page.getByRole('heading', { name: title(number - 1), exact: true })).toBeInViewport();
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(page.getByRole('heading', { name: 'Primary Design Engineer' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title(number - 2), exact: true })).toHaveCount(0);
  const shown = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Apply Now for/ }) });
  // Ten at a time, and the one of the link.
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
  // The newest of all first; there are more than those, so that the country's own come page by page.
  const [newest, ...pages] = answers;
  expect(newest).toBe(100);
  expect(pages.length).toBeGreaterThan(3);
  expect(Math.max(...pages), 'jobs in one answer').toBeLessThanOrEqual(30);
});

test('I find some among them by words, in an order that I choose, take them down together, and take that back', {
  tag: weeklyAlone,
}, async ({ page }) => {
  await openAsAdmin(page, '/dashboard/jobs');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Edit/ }) });
  await page.getByLabel('Search').fill(`${mark.toUpperCase()} engineer 10`);
  const byTitle = page.getByRole('columnheader', { name: 'Title' });
  await byTitle.getByRole('button').click();
  await expect(byTitle).toHaveAttribute('aria-sort', 'ascending');
  // 10, and 100 to 104.
  await expect(rows).toHaveCount(6);
  await expect(page.getByText('6 job listings', { exact: true })).toBeVisible();
  await expect(rows.first()).toContainText(title(10));
  await expect(page).toHaveURL(/\?search=.+&sort=title$/);
  await page.getByLabel('State').selectOption('Draft');
  await expect(rows).toHaveCount(0);
  await page.getByLabel('State').selectOption('Live');
  await expect(rows).toHaveCount(6);

  await page.getByLabel(`Select ${title(104)}`).check();
  const bar = page.getByRole('region', { name: 'What to do with the selected job listings' });
  await expect(bar.getByText('1 selected')).toBeVisible();
  await page.getByLabel('Select all 6 shown').check();
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('6 job listings are inactive now: visitors no longer see them.')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('6 job listings are as they were.')).toBeVisible();
  await expect(rows).toHaveCount(6);

  // An edit, and back: what I was looking at is still there.
  await rows.first().getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('link', { name: 'Back to Listings' }).click();
  await expect(page.getByLabel('Search')).toHaveValue(`${mark.toUpperCase()} engineer 10`);
  await expect(page.getByLabel('State')).toHaveValue('live');
  await expect(byTitle).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows).toHaveCount(6);
});
