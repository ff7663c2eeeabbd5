import { privacyPolicy } from '@site/web/content/firm/pages/privacy-policy';
import { servicePages } from '../support/public-pages.ts';
import { expect, test, weekly } from './fixtures.ts';
import { untilHydrated } from './walks.ts';

test('every entry of the contents takes me to its section, below the header', { tag: weekly }, async ({ page }) => {
  await page.goto('/privacy-policy');
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(links).toHaveCount(privacyPolicy.sections.length);
  for (const [index, { id, title }] of privacyPolicy.sections.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const heading = page.getByRole('heading', { level: 2, name: title });
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(96);
  }
});

test('the public pages set no cookie, and the tab stores only my scroll position', async ({ page, context }) => {
  for (const path of ['/', ...servicePages.slice(0, 1), '/contact', '/privacy-policy']) {
    await page.goto(path);
    // The page stores the scroll position only after its scripts have loaded.
    await untilHydrated(page);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['scroll-positions']);
});

test('the credits lead me to the licence of every typeface', { tag: weekly }, async ({ page, request }) => {
  await page.goto('/credit');
  const licences = page.locator('#typefaces').getByRole('link');
  await expect(licences).toHaveCount(3);
  for (const licence of await licences.all()) {
    const response = await request.get((await licence.getAttribute('href')) ?? '');
    expect(await response.text()).toContain('SIL OPEN FONT LICENSE');
  }
});
