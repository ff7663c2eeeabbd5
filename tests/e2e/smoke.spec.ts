import { publicPages } from '../support/public-pages.ts';
import { expect, openPage, test } from './fixtures.ts';
import { watchLoadedCode } from './loaded-code.ts';

const widths = [320, 390, 768, 1280, 1920];

test('there are pages to look at', () => {
  expect(publicPages).toContain('/');
  expect(publicPages).toContain('/careers');
});

for (const path of publicPages) {
  test(`${path} opens with its title and heading, fits every screen, and loads nothing of the admin area`, async ({
    page,
  }) => {
    const loadedCode = watchLoadedCode(page);
    const opened = page.waitForResponse((response) => response.request().isNavigationRequest());
    await openPage(page, path);
    expect((await opened).status()).toBe(200);
    await expect(page).toHaveTitle(/^.{4,60} \| Ohmbridge Power Engineering$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    // What loads when it comes near the screen counts, too.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    const { characters, parts } = await loadedCode();
    expect(characters).toBeGreaterThan(10_000);
    expect(parts).toEqual([]);
  });
}
