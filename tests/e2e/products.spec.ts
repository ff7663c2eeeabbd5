import { expect, test, weekly } from './fixtures.ts';

test('I look through nine product families, and none of them is the generator', { tag: weekly }, async ({ page }) => {
  await page.goto('/products');
  const products = page.getByRole('main').getByRole('listitem');
  await expect(products).toHaveCount(9);
  await expect(products.first()).toContainText('EV Charging Infrastructure');
  await expect(products.first()).toContainText('EV Charging');
  await expect(products.getByRole('img')).toHaveCount(9);
  await expect(page.getByRole('main').getByText('Diesel Generator')).toHaveCount(0);
});

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

const figures = [
  ['ev-1', 'Charging Levels', /Level 1.*Level 2.*DC/],
  ['ev-1', 'Voltage Options', /120 V.*240 V/],
  ['ev-1', 'Charging Time', /80\s% in 20–30 minutes/],
  ['pe-3', 'Voltage Rating', /up to 400 kV.*up to 33 kV/],
  ['me-4', 'Voltage Rating', /220 kV/],
  ['cs-5', 'Voltage Range', /240 V to 33 kV/],
  ['cs-5', 'Protection', /IP54 or IP65/],
  ['cn-7', 'Voltage Range', /500 kV/],
  ['cn-7', 'Conductor Size', /4–1000 mm²/],
  ['ps-8', 'Output Voltage', /12, 24, 48, 110 or 230 V/],
  ['ps-8', 'Efficiency', /95\s%/],
  ['lv-9', 'Voltage', /1000 V/],
  ['dg-10', 'Power Range', /5–2500 kVA/],
  ['dg-10', 'Voltage Level', /230 V, 400 V or custom/],
] as const;

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

  test('the rating plates state what the products are good for', { tag: weekly }, async ({ page }) => {
    let shown = '';
    for (const [id, name, figure] of figures) {
      if (id !== shown) await page.goto(`/product/${id}`);
      shown = id;
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
      await expect(row, `${id}, ${name}`).toContainText(figure);
    }
  });

  test('a product without figures shows no specifications', { tag: weekly }, async ({ page }) => {
    await page.goto('/product/pd-2');
    await expect(page.getByRole('heading', { level: 2, name: 'Key Features' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Specifications' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Visit External Link' })).toHaveCount(0);
  });

  test('an external link opens in a new tab', { tag: weekly }, async ({ page }) => {
    await page.goto('/product/ev-1');
    const link = page.getByRole('link', { name: 'Visit External Link (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('a product has its drawing, its plate and its lists', { tag: weekly }, async ({ page }) => {
    await page.goto('/product/dg-10');
    await expect(page.getByRole('img', { name: /^Line drawing of an open diesel generating set/ })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveText(['Power Range', 'Voltage Level']);
    await expect(page.getByText('Hospitals, data centres and water treatment')).toBeVisible();
  });

  test('an unknown product answers 404 with words that fit', async ({ page }) => {
    const response = await page.goto('/product/tr-99');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Product Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'See all products' }).click();
    await expect(page).toHaveURL('/products');
  });
});
