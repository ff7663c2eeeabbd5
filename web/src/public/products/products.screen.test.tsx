import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violationsHere } from '../../../../tests/support/axe-here.ts';
import { openPage, resize } from '../../test-support/open-page.tsx';

test('the products stand in one, two and three columns; one opens, has an external link, and leads to a quotation', async () => {
  await openPage('/products');
  expect(await violationsHere(), 'the list').toEqual([]);
  const products = page.getByRole('main').getByRole('listitem');
  for (const [width, columns] of [
    [390, 1],
    [900, 2],
    [1280, 3],
  ] as const) {
    await resize(width);
    const lefts = () => new Set(products.elements().map((card) => Math.round(card.getBoundingClientRect().left)));
    await expect.poll(() => lefts().size, { message: `columns at ${width} pixels` }).toBe(columns);
  }
  await userEvent.click(page.getByRole('link', { name: 'EV Charging Infrastructure' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'EV Charging Infrastructure' })).toBeVisible();
  expect(location.pathname).toBe('/product/ev-1');
  expect(await violationsHere(), 'a product').toEqual([]);
  await expect.element(page.getByRole('row', { name: /^Charging Levels/ })).toMatchTextContent('DC fast charging');
  // The new tab cannot reach back.
  const external = page.getByRole('link', { name: 'Visit External Link (opens in a new tab)' });
  await expect.element(external).toHaveAttribute('rel', expect.stringMatching(/noopener/));
  await userEvent.click(page.getByRole('link', { name: 'Ask for a quotation' }));
  await expect.element(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue('EV Charging Infrastructure');
});

test('an unknown product says "Product Not Found", and leads to the list', async () => {
  await openPage('/product/tr-99');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Product Not Found \| /);
  expect(await violationsHere()).toEqual([]);
  await userEvent.click(page.getByRole('link', { name: 'See all products' }));
  await expect.poll(() => location.pathname).toBe('/products');
});
