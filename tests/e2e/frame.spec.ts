import { expect, inFirefox, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('I open the menu, choose a page, and the menu is gone', { tag: inFirefox }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Power System Studies' })).toBeVisible();
    await menu.getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(menu).toBeHidden();
  });
});

test.describe('A wrong address', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  for (const path of ['/nothing-here', '/product/tr-99'])
    test(`${path} answers 404 with a page that leads on`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: /Not Found$/ })).toBeVisible();
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await page.getByRole('link', { name: /^(Back to the home page|See all products)$/ }).click();
      await expect(page).toHaveURL(path === '/nothing-here' ? '/' : '/products');
    });
});
