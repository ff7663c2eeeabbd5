import { publicPages } from '../support/public-pages.ts';
import { expect, test, weekly } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

const line = 'This part of the page needs JavaScript.';
/** Where a visitor could do something that HTML alone cannot. */
const withForms = [
  ...['/contact', '/apply', '/application', '/enquiry', '/job-alerts', '/job-alert', '/careers', '/projects', '/'],
  ...['/tools/generator-route', '/tools/fault-level', '/tools/earth-grid'],
];

test('every page has its heading, its words, the menu and the documents, and is honest about its forms', {
  tag: weekly,
}, async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of publicPages) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: what can be seen counts
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    expect.soft(words, `words of ${path}`).toBeGreaterThan(path === '/temp' || path === '/maintenance' ? 5 : 40);
    const menu = page.getByRole('navigation', { name: 'Main menu' }).first();
    await expect
      .soft(menu.getByRole('link', { name: 'Careers', exact: true }), path)
      .toHaveAttribute('href', '/careers');
    await expect
      .soft(page.getByRole('contentinfo').getByRole('link', { name: /brochure/i }), path)
      .toHaveAttribute('href', '/documents/company-brochure.pdf');
    if (withForms.includes(path)) await expect.soft(page.getByText(line).first(), path).toBeVisible();
  }
});

test('I walk from page to page by links, and back', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Products', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Transformer/ })
    .first()
    .click();
  await expect(page).toHaveURL('/product/pe-3');
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

test('the documents that links lead to are there', async ({ page, request }) => {
  for (const path of ['/services/earthing-solution', '/product/se-6']) {
    await page.goto(path);
    const links = await page
      .locator('a[href$=".pdf"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.length).toBeGreaterThan(1);
    for (const href of new Set(links)) {
      const answer = await request.get(href ?? '');
      expect(answer.headers()['content-type'], href ?? '').toBe('application/pdf');
    }
  }
});
