import { openAsAdmin } from './admin.ts';
import { scriptBudgets } from './budgets.ts';
import { expect, test } from './fixtures.ts';
import { privateParts, watchLoadedCode } from './loaded-code.ts';

test('the admin area loads all its parts, so that their absence elsewhere means something', async ({ page }) => {
  const loadedCode = watchLoadedCode(page);
  await openAsAdmin(page, '/dashboard');
  await expect(page.getByText(privateParts['the dashboard'])).toBeVisible();
  expect((await loadedCode()).parts).toEqual(Object.keys(privateParts));
});

test('a visit to the careers page costs one query, and the home page none until its careers part is near', async ({
  page,
}) => {
  // Other tests add jobs meanwhile: how many there are is not what counts here.
  const openings = page.getByText(/^\d+ Openings?$/);
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':runQuery') && request.method() === 'POST') queries.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(queries).toHaveLength(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(openings.first()).toBeVisible();
  expect(queries).toHaveLength(1);
  await page.goto('/careers');
  await page.getByRole('button', { name: 'India' }).scrollIntoViewIfNeeded();
  await expect(openings.first()).toBeVisible();
  await page.getByRole('button', { name: 'India' }).click();
  await expect(page.getByRole('heading', { name: 'Design Manager' })).toBeVisible();
  expect(queries).toHaveLength(2);
});

test('the styles that came with a page stay where they are, and come once: the browser lays it out once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.movedStyles = 0;
    new MutationObserver((records) => {
      const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
      window.movedStyles += removed.filter((node) => node instanceof HTMLStyleElement).length;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  expect(await page.evaluate(() => window.movedStyles)).toBe(0);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText),
  );
  expect(rules.filter((rule) => rule.startsWith('body {'))).toHaveLength(1);
});

test('no page has the browser fetch its tables of the world’s languages before it answers', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(watchLanguageTables);
  for (const path of Object.keys(scriptBudgets)) {
    await page.goto(path);
    expect(await page.evaluate(() => window.languageTables), path).toEqual([]);
  }
  await page.evaluate(() => (7).toLocaleString('en-GB'));
  expect(await page.evaluate(() => window.languageTables), 'what the watch sees').toEqual(['toLocaleString']);
});

declare global {
  interface Window {
    movedStyles: number;
    languageTables: string[];
  }
}

/** Writes down each use of what needs those tables. Runs in the page. */
function watchLanguageTables(): void {
  window.languageTables = [];
  const watch = (owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') return;
    const note = () => window.languageTables.push(name);
    const watched = new Proxy(original, {
      apply(target, self, values) {
        note();
        return Reflect.apply(target, self, values);
      },
      construct(target, values) {
        note();
        return Reflect.construct(target, values) as object;
      },
    });
    Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
  };
  for (const name of Object.getOwnPropertyNames(Intl)) watch(Intl, name);
  for (const { prototype } of [Number, Date, Array]) watch(prototype, 'toLocaleString');
  for (const name of ['toLocaleDateString', 'toLocaleTimeString']) watch(Date.prototype, name);
  for (const name of ['localeCompare', 'toLocaleUpperCase', 'toLocaleLowerCase']) watch(String.prototype, name);
}
