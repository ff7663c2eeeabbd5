import { publicPages } from '../support/public-pages.ts';
import { expect, openPage, test } from './fixtures.ts';

const widths = [320, 390, 768, 1280, 1920];

test('there are pages to look at', () => {
  expect(publicPages).toContain('/');
  expect(publicPages).toContain('/careers');
});

for (const path of publicPages) {
  test(`${path} opens with its title and heading, and fits every screen`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await openPage(page, path);
    await expect(page).toHaveTitle(/^.{4,60} \| Ohmbridge Power Engineering$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
