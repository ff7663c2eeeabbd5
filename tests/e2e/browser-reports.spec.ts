import { collections } from '@ohmbridge/contract/shared/collections';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.ts';
import { firestore } from '../support/admin-sdk.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

/** One of the visits that are measured: a person's, and of twenty the one. */
const measured = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => 0.01;
  });

/** The visitor turns to another tab; a headless browser keeps every page in front. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

const today = () => new Date().toISOString().slice(0, 10);

/** Everything that is kept of today. */
const kept = async () => (await firestore.collection(collections.browserReports).doc(today()).get()).data() ?? {};

test('my visit is measured one time in twenty, and tells how fast the page was and nothing about me', async ({
  page,
}) => {
  await measured(page);
  const library = page.waitForResponse(/vitals/);
  await page.goto('/services/survey?utm=me#somewhere');
  await library;
  // The library believes a person's hand only.
  await page.getByRole('heading', { level: 1 }).click();
  await leave(page);
  const figure = expect.objectContaining({});
  await expect.poll(async () => (await kept()).pages?.['/services/*']).toMatchObject({ LCP: figure, CLS: figure });
  expect(JSON.stringify(await kept())).not.toMatch(/survey|utm|somewhere/);
});

test('I switch the reports off below the privacy policy: then nothing is measured or told, until I switch them on', {
  tag: weekly,
}, async ({ page }) => {
  await measured(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'switch the reports off' }).click();
  await page.getByRole('button', { name: 'Switch the reports off' }).click();
  await expect(page.getByText('This browser tells us neither how fast pages were nor what failed.')).toBeVisible();

  requests.length = 0;
  await page.goto('/credit');
  await page.waitForLoadState('load');
  // The measuring is fetched two seconds after a page has loaded, where it is.
  await page.waitForTimeout(2500);
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/a.js` })));
  await leave(page);
  expect(requests.filter((url) => /vitals|api\/reports/.test(url))).toEqual([]);

  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Switch the reports on' }).click();
  await expect(page.getByRole('button', { name: 'Switch the reports off' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('nineteen times in twenty nothing is fetched or told', { tag: weekly }, async ({ page }) => {
  await page.clock.install();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    Math.random = () => 0.06;
  });
  await page.goto('/credit');
  await page.waitForLoadState('load');
  await page.clock.runFor(60_000);
  expect(requests.filter((url) => /vitals|api\/reports/.test(url))).toEqual([]);
});

test.describe('when something on a page fails', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED|Content Security Policy/ });

  test('a script of ours that never comes is told, with the number of failures and no more', { tag: weekly }, async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/contact');
    await page.waitForLoadState('load');
    await leave(page);
    await expect.poll(async () => (await kept()).pages?.['/contact']).toEqual({ errors: expect.any(Number) });
  });

  test('what the content security policy blocks is told by the browser itself', { tag: weekly }, async ({ page }) => {
    await page.goto('/credit');
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { text: 'alert(1)' }));
    });
    await expect.poll(async () => (await kept()).violations).toMatchObject({ 'script-src-elem': expect.any(Number) });
  });
});

test('I see on the health screen how fast the pages were for visitors, and what failed', { tag: weekly }, async ({
  page,
}) => {
  const day = today();
  const pages = { '/products': { LCP: { 2: 10 }, INP: { 1: 4 }, CLS: { 0: 10 } }, '/careers': { errors: 7 } };
  const reports = firestore.collection(collections.browserReports).doc(day);
  await reports.set({ day, pages, violations: { 'img-src': 3 } }, { merge: true });
  await openAsAdmin(page, '/dashboard/health');
  const table = page.getByRole('table', { name: 'What visitors’ browsers report' });
  await expect(table.getByRole('row', { name: /^\/products 1\.4 s 88 ms 0\.01 10 0$/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^\/careers – – – 0 7$/ })).toBeVisible();
  await expect(page.getByText(/Blocked by the content security policy: .*img-src 3/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
