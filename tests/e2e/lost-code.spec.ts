import type { Page } from '@playwright/test';
import { identity } from '@site/contract/firm/identity';
import { createAdmin } from '../support/accounts.ts';
import { aboutTitle } from '../support/firm-words.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test, weekly } from './fixtures.ts';
import { untilHydrated, watchRequests } from './walks.ts';

// A new version of the site removes the code that an open page needs.
test.use({
  expectedConsoleErrors:
    /status of 404|ERR_FAILED|dynamically imported module|error boundary|occurred in one of|A broken screen/,
});

const menu = { name: 'Main menu' };

/** Removes the code of a page. */
const takeAway = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}.*\\.js`), (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  );

test('if the code of a page is gone, a link loads the page as a document, once', async ({ page }) => {
  const { documents } = watchRequests(page);
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Message').fill('Half a sentence');
  await expect(page.getByText(/May we keep your text/)).toBeVisible();
  await takeAway(page, 'AboutPage');
  await page.getByRole('navigation', menu).getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/contact', '/about']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
  // The typed words are still in their fields.
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
});

test('Back to a page whose code is gone loads the page as a document, once', { tag: weekly }, async ({ page }) => {
  const { documents } = watchRequests(page);
  await page.goto('/about');
  await untilHydrated(page);
  await page.getByRole('navigation', menu).getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page).toHaveURL('/gallery');
  await page.reload();
  await untilHydrated(page);
  await takeAway(page, 'AboutPage');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/about', '/gallery', '/about']);
});

test('a dashboard screen whose code is gone for good says so, and its links work', { tag: weekly }, async ({
  page,
}) => {
  const admin = await createAdmin();
  const { documents } = watchRequests(page);
  await openAsAdmin(page, '/dashboard', admin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takeAway(page, 'TeamPage');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/TeamPage')) asked.push(request.url());
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByRole('link', { name: identity.email })).toBeVisible();
  // The frame stays, and its menu leads to other screens.
  const menuOfAdmins = page.getByRole('navigation', { name: 'Admin menu' });
  await menuOfAdmins.getByRole('link', { name: 'Job Listings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Listings' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  await expect.poll(() => documents.length).toBe(3);
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  // The link and Back each load the present page from the server, once.
  expect(documents).toEqual(['/dashboard', '/dashboard/team', '/dashboard/team']);
  expect(asked.length, 'requests for the code that is gone').toBeLessThan(10);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The screen comes back once its code is available again.
  await page.unrouteAll();
  await page.goto('/dashboard/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  // An open page would continue to send requests, which would be refused.
  await page.close();
  await admin.remove();
});

test('a screen that crashes is counted, and the menu beside it still works', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports.push(request.postData() ?? '');
  });
  const { documents } = watchRequests(page);
  await page.route(/\/assets\/ReportsPage.*\.js/, async (route) => {
    const code = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `${code}\nthrow new Error('A broken screen');` });
  });
  await openAsAdmin(page, '/dashboard/reports');
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  await menu.getByRole('link', { name: 'Job Listings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Listings' })).toBeVisible();
  expect(documents).toEqual(['/dashboard/reports']);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => reports.join()).toContain('errors');
});

const words = 'This part of the page needs JavaScript.';

test('a form without one of its scripts works or says so, and keeps my text', {
  tag: weekly,
}, async ({ page, context }) => {
  test.setTimeout(300_000);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('First name').fill('Ada');
  expect(scripts.size).toBeGreaterThan(3);
  for (const script of scripts) {
    const cut = await context.newPage();
    await cut.route(`**${script}`, (route) => route.abort());
    await cut.goto('/contact');
    await cut.getByLabel('First name').fill('Ada');
    const end = cut.locator('html[data-failed], html[data-hydrated]');
    await expect(end, script).toHaveCount(1);
    if ((await cut.locator('html[data-failed]').count()) > 0) await expect(cut.getByText(words).first()).toBeVisible();
    else await expect(cut.getByRole('button', { name: /^Send/ }).first(), script).toBeEnabled();
    await expect(cut.getByLabel('First name'), script).toHaveValue('Ada');
    await cut.close();
  }
});

test.describe('If no script arrives', () => {
  for (const path of ['/contact', '/apply', '/application', '/enquiry', '/job-alerts', '/job-alert', '/login']) {
    test(`${path} says that its form needs scripts, and gives an address to write to`, {
      tag: path === '/contact' ? [] : weekly,
    }, async ({ page }) => {
      await page.route(/\/assets\/.*\.js/, (route) => route.abort());
      await page.goto(path);
      await expect(page.locator('html[data-failed]')).toHaveCount(1);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('if scripts are late, the form says so after a while, and checks my text once they arrive', {
    tag: weekly,
  }, async ({ page }) => {
    const release = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Ada');
    await expect(page.getByText(words).first()).toBeHidden();
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 15_000 });
    release.resolve();
    await untilHydrated(page);
    await expect(page.getByText(words)).toBeHidden();
    // The missing field is marked, and the typed words are still in their fields.
    await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('links work, and so do parts that open with HTML alone', { tag: weekly }, async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Show Services menu' }).click();
    const service = page.getByRole('navigation', menu).locator('a[href^="/services/"]').first();
    const address = (await service.getAttribute('href')) ?? '';
    await service.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
