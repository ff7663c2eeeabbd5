import { countrySlug } from '@site/contract/firm/countries';
import { jobPath } from '@site/contract/pages/job-page';
import { branch } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase-admin/firestore';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { jobDocument } from '../support/documents.ts';
import { eraseJob } from '../support/erase-job.ts';
import { uniqueMark, validJob } from '../support/factories.ts';
import { aboutTitle } from '../support/firm-words.ts';
import { createJob, setJobState } from '../support/job-calls.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { scrollDown, scrollTop, untilHydrated, watchRequests } from './walks.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const menu = { name: 'Main menu' };

test('Back and Forward lead to my place on each page, and a reload leads to the top', async ({ page }) => {
  const { documents } = watchRequests(page);
  await page.goto('/');
  await untilHydrated(page);
  const places: number[] = [await scrollDown(page, 1500)];
  for (const name of ['About', 'Gallery']) {
    await page.getByRole('navigation', menu).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    expect(await scrollTop(page)).toBe(0);
    places.push(await scrollDown(page, name === 'About' ? 900 : 600));
  }
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(places[1]);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(places[0]);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(places[1]);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(places[2]);
  expect(documents).toEqual(['/']);

  await page.reload();
  await untilHydrated(page);
  // The browser may restore the old scroll position. Then the page corrects it in the next frame.
  await expect.poll(() => scrollTop(page)).toBe(0);
  // The browser no longer has the code of that page, and loads the code before the page changes.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
  await expect.poll(() => scrollTop(page)).toBe(places[1]);
  expect(documents).toEqual(['/', '/gallery']);
});

test.describe('In a long list of the dashboard', () => {
  const mark = uniqueMark();
  const jobs = firestore.collection('jobs');
  const documents = Array.from({ length: 40 }, (_, index) => jobs.doc(`${mark}-${index}`));

  test.beforeAll(async () => {
    const batch = firestore.batch();
    for (const [index, document] of documents.entries()) {
      const at = Timestamp.fromMillis(Date.UTC(2019, 0, 1) - index * 60_000);
      const title = `Standby Engineer ${mark} ${index}`;
      batch.create(document, { ...jobDocument({ title, isActive: false }), createdAt: at, updatedAt: at });
    }
    await batch.commit();
  });
  test.afterAll(async () => {
    const batch = firestore.batch();
    for (const document of documents) batch.delete(document);
    await batch.commit();
  });

  test('I open a job, go Back, and see the same place of the list', { tag: weekly }, async ({ page }) => {
    await openAsAdmin(page, `/dashboard/jobs?search=${mark}`);
    const edit = page.getByRole('link', { name: /^Edit/ });
    // The function of the API must start first, if this is its first call.
    await expect(edit.nth(20)).toBeVisible({ timeout: 25_000 });
    await edit.nth(15).scrollIntoViewIfNeeded();
    const down = await scrollTop(page);
    expect(down).toBeGreaterThan(200);
    await edit.nth(15).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Job Listing' })).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(edit.nth(20)).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(down);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Job Listing' })).toBeVisible();
  });
});

test.describe('A history entry that this version has not made', () => {
  for (const [whose, state] of [
    ['another program’s', { scroll: 12, usr: 'text', key: 7, idx: 'x' }],
    ['an earlier version’s', { key: 'abc', usr: { step: 'no-such-step', from: 3 } }],
    ['a text', 'text'],
    ['none', null],
  ] as const) {
    test(`(${whose}) shows its page, and I can go on from there`, { tag: weekly }, async ({ page }) => {
      await page.goto('/apply');
      await untilHydrated(page);
      await page.evaluate((one) => history.replaceState(one, ''), state);
      await page.reload();
      await untilHydrated(page);
      await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
      await page.getByRole('navigation', menu).getByRole('link', { name: 'About', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
    });
  }
});

test('in the middle of the application form, Back leads through its steps and then out of it, and nothing is lost', async ({
  page,
}) => {
  const { documents } = watchRequests(page);
  await page.goto('/careers');
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Apply Now', exact: true }).first().click();
  await page.getByLabel('First Name').fill('Priya');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('CV link').fill('https://files.example.org/priya.pdf');
  await page.goBack();
  await expect(page.getByLabel('First Name')).toHaveValue('Priya');
  await page.goBack();
  await expect(page).toHaveURL('/careers');
  await page.goForward();
  await expect(page.getByLabel('First Name')).toHaveValue('Priya');
  await page.goForward();
  await expect(page.getByLabel('CV link')).toHaveValue('https://files.example.org/priya.pdf');
  expect(documents).toEqual(['/careers']);
});

test.describe('A job', () => {
  test.use({ expectedConsoleErrors: /status of 4(?:04|10)/ });

  test('that closed after I loaded the list gives the server’s answer, and so does Back to it', {
    tag: weekly,
  }, async ({ page }) => {
    const token = await logInAsAdmin();
    const title = `Fault Level Engineer ${uniqueMark()}`;
    const { job } = (await createJob(token, { json: validJob({ title, country: branch.country, place: 'Delhi' }) }))
      .body.data;
    try {
      const { documents } = watchRequests(page);
      await page.goto(`/careers?country=${countrySlug(branch.country)}`);
      const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
      await expect(link).toBeVisible();
      await setJobState(token, job._id, { isActive: false });
      const answer = page.waitForResponse(`**${jobPath(job.slug ?? '')}`);
      await link.click();
      expect((await answer).status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This position is closed');
      expect(documents).toEqual(['/careers', jobPath(job.slug ?? '')]);
    } finally {
      await eraseJob(token, job._id);
    }
  });
});
