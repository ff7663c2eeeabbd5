import type { Page } from '@playwright/test';
import { collections } from '@site/contract/shared/collections';
import { accessibilityViolations } from '../support/accessibility.ts';
import { firestore } from '../support/admin-sdk.ts';
import { servicePages } from '../support/public-pages.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';

/** Imitates a visitor who turns to another tab: a headless browser keeps every page in front. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

const today = () => new Date().toISOString().slice(0, 10);

/** Gives the stored reports of today. */
const kept = async () => (await firestore.collection(collections.browserReports).doc(today()).get()).data() ?? {};

test.describe('when something on a page fails', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED|Content Security Policy/ });

  test('a script that never arrives is reported, with the number of failures and nothing about me', async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    const service = servicePages[0] ?? '';
    await page.goto(`${service}?utm=me#somewhere`);
    // The page requests its scripts only after its first paint. So the visitor may leave before one of the scripts has failed.
    const leaveAndRead = async () => {
      await leave(page);
      return (await kept()).pages?.['/services/*'];
    };
    await expect.poll(leaveAndRead).toEqual({ errors: expect.any(Number) });
    for (const word of [service, 'utm', 'somewhere']) expect(JSON.stringify(await kept())).not.toContain(word);
  });

  test('the browser itself reports content that the security policy blocks', { tag: weekly }, async ({ page }) => {
    await page.goto('/credit');
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { text: 'alert(1)' }));
    });
    await expect.poll(async () => (await kept()).violations).toMatchObject({ 'script-src-elem': expect.any(Number) });
  });
});

test('I switch the reports off below the privacy policy, and no failure is reported until I switch them on', {
  tag: weekly,
}, async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/reports')) reports.push(request.url());
  });
  const failAndLeave = async () => {
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}/assets/a.js` })));
    await leave(page);
  };
  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'switch the reports off' }).click();
  await page.getByRole('button', { name: 'Switch the reports off' }).click();
  await expect(page.getByText('This browser does not tell us how many of our scripts failed.')).toBeVisible();

  await page.goto('/credit');
  await failAndLeave();
  expect(reports).toEqual([]);

  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Switch the reports on' }).click();
  await expect(page.getByRole('button', { name: 'Switch the reports off' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await failAndLeave();
  await expect.poll(() => reports.length).toBe(1);
});

test('I see on the health screen the failures of visitors’ browsers', { tag: weekly }, async ({ page }) => {
  const day = today();
  const pages = { '/products': { errors: 10 }, '/careers': { errors: 7 } };
  const reports = firestore.collection(collections.browserReports).doc(day);
  await reports.set({ day, pages, violations: { 'img-src': 3 } }, { merge: true });
  await openAsAdmin(page, '/dashboard/health');
  const table = page.getByRole('table', { name: 'Errors in visitors’ browsers' });
  await expect(table.getByRole('row', { name: /^\/products 10$/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^\/careers 7$/ })).toBeVisible();
  await expect(page.getByText(/Blocked by the content security policy: .*img-src 3/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});
