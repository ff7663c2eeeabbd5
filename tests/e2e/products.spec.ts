import { expect, test } from './fixtures.ts';

test('I open a product from the list, read its rating plate, and ask for a quotation', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('link', { name: 'Earthing Material' }).click();
  await expect(page).toHaveURL('/product/se-6');
  await expect(page.getByRole('heading', { level: 1, name: 'Earthing Material' })).toBeVisible();
  for (const name of ['Key Features', 'Specifications', 'Applications'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Diameter' })).toContainText('10–50 mm');
  const sheet = page.getByRole('link', { name: 'Data sheet (PDF) (opens in a new tab)' });
  await expect(sheet).toHaveAttribute('href', '/documents/data-sheets/se-6.pdf');
  await page.getByRole('link', { name: 'Ask for a quotation' }).click();
  await expect(page).toHaveURL('/contact?subject=Earthing%20Material');
});

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

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: /status of 404/ });

  test('an unknown product answers 404 with words that fit', async ({ page }) => {
    const response = await page.goto('/product/tr-99');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Product Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL('/products');
  });
});
