import { identity } from '@site/contract/firm/identity';
import { albums } from '../../web/src/content/firm/gallery.ts';
import { aboutPage } from '../../web/src/content/firm/pages/about.ts';
import { homePage } from '../../web/src/content/firm/pages/home.ts';
import { products } from '../../web/src/content/firm/products.ts';
import { productAddress, serviceAddress } from '../../web/src/content/product/addresses.ts';
import { services, topicsOf } from '../support/firm-services.ts';
import { publicPages } from '../support/public-pages.ts';
import { expect, test, weekly } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

const line = 'This part of the page needs JavaScript.';
/** The pages with a part that HTML alone cannot make work. */
const withForms = [
  ...['/contact', '/apply', '/application', '/enquiry', '/job-alerts', '/job-alert', '/careers', '/projects', '/'],
  ...['/tools/generator-route', '/tools/fault-level', '/tools/earth-grid'],
];

test('every page has its heading, its words, the menu and the documents, and says what its forms need', {
  tag: weekly,
}, async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of publicPages) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: what can be seen counts
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    expect.soft(words, `words of ${path}`).toBeGreaterThan(path === '/temp' || path === '/maintenance' ? 5 : 30);
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

test('I walk from page to page by links, and read the words of home and of my application', async ({ page }) => {
  await page.goto('/');
  for (const { name } of homePage.testimonials.entries)
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause pictures' })).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Products', exact: true }).click();
  const product = productAddress(products[0]?.id ?? '');
  await page.getByRole('main').locator(`a[href="${product}"]`).first().click();
  await expect(page).toHaveURL(product);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await page.goto('/application');
  await expect(page.getByText(line)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: identity.careersEmail }).first()).toBeVisible();
});

test('all topics of the services, pictures of the gallery and values of the firm are there', { tag: weekly }, async ({
  page,
}) => {
  for (const [path, panels] of [
    ...services.map((service) => [serviceAddress(service.slug), topicsOf(service).length] as const),
    ['/gallery', albums.length],
    ['/about', aboutPage.values.entries.length],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('tabpanel'), path).toHaveCount(panels);
  }
});
