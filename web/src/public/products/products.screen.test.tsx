import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { type Product, products, spacedWords } from '../../content/firm/products.ts';
import { productAddress } from '../../content/product/addresses.ts';
import { openPage, resize } from '../../test-support/open-page.tsx';

const listed = products.filter(({ unlisted }) => !unlisted);
/** A product that links to another site, if the firm has one. */
const one = (listed.find(({ externalLink }) => externalLink) ?? listed[0]) as Product;
const { id, title, externalLink, specifications = {} } = one;

test('the products stand in one, two and three columns; one opens, has an external link, and leads to a quotation', async () => {
  await openPage('/products');
  expect(await violationsHere(), 'the list').toEqual([]);
  const cards = page.getByRole('main').getByRole('listitem');
  for (const [width, columns] of [
    [390, 1],
    [900, Math.min(2, listed.length)],
    [1280, Math.min(3, listed.length)],
  ] as const) {
    await resize(width);
    const lefts = () => new Set(cards.elements().map((card) => Math.round(card.getBoundingClientRect().left)));
    await expect.poll(() => lefts().size, { message: `columns at ${width} pixels` }).toBe(columns);
  }
  await userEvent.click(page.getByRole('link', { name: title }));
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(location.pathname).toBe(productAddress(id));
  expect(await violationsHere(), 'a product').toEqual([]);
  for (const [name, value] of Object.entries(specifications))
    await expect
      .element(page.getByRole('row', { name: spacedWords(name), exact: false }).first())
      .toMatchTextContent(value);
  const external = page.getByRole('link', { name: 'Visit External Link (opens in a new tab)' });
  // The new tab must not have access to this page.
  if (externalLink) await expect.element(external).toHaveAttribute('rel', expect.stringMatching(/noopener/));
  else await expect.element(external).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('link', { name: 'Ask for a quotation' }));
  await expect.element(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue(title);
});

test('an unknown product says "Product Not Found", and leads to the list', async () => {
  await openPage('/product/tr-99');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Product Not Found \| /);
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('link', { name: 'See all products' }));
  await expect.poll(() => location.pathname).toBe('/products');
});
