import { expect, inFirefox, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('I open the menu, choose a page, and the menu closes', { tag: inFirefox }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await expect(menu.locator('a[href^="/services/"]').first()).toBeVisible();
    await menu.getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(menu).toBeHidden();
  });
});

test.describe('A wrong address', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  for (const [path, heading, link, next] of [
    ['/nothing-here', 'Page Not Found', 'Back to the home page', '/'],
    ['/product/tr-99', 'Product Not Found', 'See all products', '/products'],
  ] as const)
    test(`${path} answers 404 with a page that leads to others`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(next);
    });
});
