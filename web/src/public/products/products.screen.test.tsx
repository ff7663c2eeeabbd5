import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { openPage, resize } from '../../test-support/open-page.tsx';

const main = page.getByRole('main');

test('the list shows nine products, without the generator, in one, two and three columns', async () => {
  await openPage('/products');
  const products = main.getByRole('listitem');
  await expect.poll(() => products.elements().length).toBe(9);
  expect(main.getByText('Diesel Generator').elements()).toEqual([]);
  for (const [width, columns] of [
    [390, 1],
    [900, 2],
    [1280, 3],
  ] as const) {
    await resize(width);
    const lefts = () => new Set(products.elements().map((card) => Math.round(card.getBoundingClientRect().left)));
    await expect.poll(() => lefts().size, { message: `columns at ${width} pixels` }).toBe(columns);
  }
});

test('a product opens from the list with its plate and its lists, and leads to a quotation', async () => {
  await openPage('/products');
  await userEvent.click(page.getByRole('link', { name: 'Earthing Material' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Earthing Material' })).toBeVisible();
  expect(location.pathname).toBe('/product/se-6');
  for (const name of ['Key Features', 'Specifications', 'Applications'])
    await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Diameter/ })).toMatchTextContent('10–50 mm');
  await userEvent.click(page.getByRole('link', { name: 'Ask for a quotation' }));
  await expect.element(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Earthing Material');
});

test('a product without figures shows no specifications, and one without a link no button', async () => {
  await openPage('/product/pd-2');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Key Features' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Specifications' }).elements()).toEqual([]);
  expect(page.getByRole('link', { name: /Visit External Link/ }).elements()).toEqual([]);
});

test('the external link of a product opens a new tab, which cannot reach back', async () => {
  await openPage('/product/ev-1');
  const link = page.getByRole('link', { name: 'Visit External Link (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringMatching(/noopener/));
});

test('the diesel generator, which the list leaves out, has its page', async () => {
  await openPage('/product/dg-10');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Diesel Generator' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^Power Range/ })).toMatchTextContent('5–2500 kVA');
});

test('an unknown product says "Product Not Found", and leads to the list', async () => {
  await openPage('/product/tr-99');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Product Not Found \| /);
  await userEvent.click(page.getByRole('link', { name: 'See all products' }));
  await expect.poll(() => location.pathname).toBe('/products');
});

test('axe finds nothing on the list of products, on a product, and where a product is not found', async () => {
  for (const path of ['/products', '/product/ev-1', '/product/tr-99']) {
    const { unmount } = await openPage(path);
    expect(await violationsHere(), path).toEqual([]);
    await unmount();
  }
});
