import { branch } from '@site/contract/test-support/offices';
import { builtInTitle } from '../support/firm-words.ts';
import { openAsAdmin } from './admin.ts';
import { expect, test } from './fixtures.ts';
import { privateParts, watchLoadedCode } from './loaded-code.ts';
import { untilAllHydrated } from './walks.ts';

test('the admin area loads all private parts, so that their absence elsewhere means something', async ({ page }) => {
  const loadedCode = watchLoadedCode(page);
  await openAsAdmin(page, '/dashboard');
  await expect(page.getByText(privateParts['the dashboard'])).toBeVisible();
  expect((await loadedCode()).parts).toEqual(Object.keys(privateParts));
});

test('a visit to the careers page costs one query, and the home page none until its careers part is near', async ({
  page,
}) => {
  // Other tests add jobs at the same time, so this test does not check the number of jobs.
  const openings = page.getByText(/^\d+ Openings?$/);
  const queries: string[] = [];
  page.on('request', (request) => {
    if (/:(?:runQuery|runAggregationQuery|batchGet)\b|\/api\/jobs/.test(request.url())) queries.push(request.url());
  });
  const loadedCode = watchLoadedCode(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(queries).toHaveLength(0);
  expect((await loadedCode()).hasFirestore).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(openings.first()).toBeVisible();
  expect(queries).toHaveLength(1);
  expect(await loadedCode()).toMatchObject({ hasFirestore: true, parts: [] });
  // Only a new document asks again for jobs that the application already has.
  await page.goto('/careers');
  await page.getByRole('button', { name: branch.country }).scrollIntoViewIfNeeded();
  await expect(openings.first()).toBeVisible();
  await page.getByRole('button', { name: branch.country }).click();
  await expect(page.getByRole('heading', { name: builtInTitle(branch.country) })).toBeVisible();
  expect(queries).toHaveLength(2);
  // Within the application, the earlier answer is used again.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(openings.first()).toBeVisible();
  expect(queries).toHaveLength(2);
});

test('the styles of a page stay in their place and come once, so that the browser lays the page out once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.movedStyles = 0;
    new MutationObserver((records) => {
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
      window.movedStyles += removed.filter((node) => node instanceof HTMLStyleElement).length;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/contact');
  await untilAllHydrated(page, '/contact');
  expect(await page.evaluate(() => window.movedStyles)).toBe(0);
  // Emotion must not insert styles a second time.
  await expect(page.locator('style[data-emotion]')).toHaveCount(0);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText),
  );
  expect(rules.filter((rule) => rule.startsWith('body {'))).toHaveLength(1);
});

test('a page is painted before it requests its scripts; in a hidden tab the scripts do not wait', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(() => {
    window.heldFrames = [];
    window.requestAnimationFrame = (draw) => window.heldFrames.push(draw);
  });
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.evaluate(() => {
    for (const draw of window.heldFrames) draw(performance.now());
  });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(scripts).not.toEqual([]);

  // A hidden tab gets no frames.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
});

test('a page that I open in another tab requests all its scripts at once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  // Postponed work is late in a hidden tab.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/apply', { waitUntil: 'domcontentloaded' });
  const scripts = page.locator('head > :is(script[src], link[rel="modulepreload"])');
  expect(await scripts.count()).toBeGreaterThan(20);
  const left = await page.evaluate(
    () => document.querySelector<HTMLTemplateElement>('template[data-scripts]')?.content.childElementCount,
  );
  expect(left).toBe(0);
});

declare global {
  interface Window {
    movedStyles: number;
    /** The callbacks that wait for the next frame. */
    heldFrames: FrameRequestCallback[];
  }
}
