import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';
import { findProduct, type Product, products, spacedWords } from '../../content/firm/products.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { listedProducts } from './ProductList.tsx';

describe('the list', () => {
  test('shows one category by its name, and nothing for a category that has no card', () => {
    const one = { ...(products[0] as Product), unlisted: false };
    const category = { name: 'Power Generation', colour: 'ink' } as const;
    const list: Product[] = [
      one,
      { ...one, id: 'listed', category },
      { ...one, id: 'hidden', category, unlisted: true },
    ];
    expect(listedProducts(list, 'Power Generation').map(({ id }) => id)).toEqual(['listed']);
    expect(listedProducts(list.slice(2), 'Power Generation')).toEqual([]);
    expect(listedProducts(products, 'Plumbing')).toEqual([]);
  });
});

describe('a product', () => {
  test('is found by its id, listed or not', () => {
    for (const product of products) expect(findProduct(product.id)).toBe(product);
  });

  testRows(['pe-33', '', undefined])('is not found under another id', (id) => {
    expect(findProduct(id)).toBeUndefined();
  });

  test('has its own id and drawing number', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    const drawn = products.flatMap(({ thumbnail }) => thumbnail?.id ?? []);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  testRows(products.map((product) => [product.id, product] as const))(
    'has a badge that can be read on white',
    (_, { category }) => {
      expect(contrastWithWhite(colours[category.colour])).toBeGreaterThanOrEqual(4.5);
    },
  );

  testRows(products.map((product) => [product.id, product] as const))(
    'has a title and a summary of the length that search engines show',
    (_, { title, summary }) => {
      expect(title.length).toBeGreaterThanOrEqual(5);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(summary.length).toBeGreaterThanOrEqual(50);
      expect(summary.length).toBeLessThanOrEqual(160);
    },
  );
});

testRows([
  ['chargingLevels', 'Charging Levels'],
  ['voltage', 'Voltage'],
  ['conductorSize', 'Conductor Size'],
])('a key is shown in words', (key, shown) => {
  expect(spacedWords(key)).toBe(shown);
});

/** The contrast ratio of WCAG 2 between a colour and white. */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
