import { expect, test } from './fixtures.ts';

test.describe('A product that does not exist', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('answers 404, says so, and leads me back to the list', async ({ page }) => {
    const response = await page.goto('/product/tr-99');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Product Not Found \| /);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL('/products');
  });
});
