import { expect, it } from 'vitest';
import { paths } from '../../web/src/app/prerender.tsx';
import { products } from '../../web/src/content/firm/products.ts';
import { ProductPicture } from '../../web/src/public/products/ProductParts.tsx';
import { drawn, page } from './drawn.tsx';

// Section 2.10 of the spec, its products in section 3, and their figures in section 9.

/** Id, title, category, and the words on the plate, with the customer's figures. */
const catalogue = [
  [
    'ev-1',
    'EV Charging Infrastructure',
    'EV Charging',
    {
      'Charging Levels': 'Level 1, Level 2 and DC fast charging',
      'Voltage Options': 'Level 1: 120 V; Level 2: 240 V; DC',
      'Charging Time': 'DC fast charging: up to 80 % in 20–30 minutes',
      Compatibility: '',
    },
  ],
  ['pd-2', 'Containerised Switchroom', 'Power Distribution', undefined],
  [
    'pe-3',
    'Transformer',
    'Power Equipment',
    {
      'Voltage Rating': 'Power transformers up to 400 kV; distribution transformers up to 33 kV',
      Type: 'Power, distribution and instrument transformers (instrument transformers up to 220 kV)',
      Insulation: '',
    },
  ],
  [
    'me-4',
    'Instrument Transformer',
    'Measurement',
    { 'Voltage Rating': 'Up to 220 kV', 'Accuracy Class': '', Insulation: '' },
  ],
  [
    'cs-5',
    'Panels',
    'Control Systems',
    { 'Voltage Range': '240 V to 33 kV', Material: '', Protection: 'IP54 or IP65' },
  ],
  ['se-6', 'Earthing Material', 'Safety Equipment', { Material: '', Length: '', Diameter: '10–50 mm' }],
  [
    'cn-7',
    'Cable',
    'Connectivity',
    { 'Voltage Range': 'Low voltage up to 500 kV', Type: '', 'Conductor Size': '4–1000 mm²', Material: '' },
  ],
  [
    'ps-8',
    'Battery Charger',
    'Power Supply',
    { 'Output Voltage': '12, 24, 48, 110 or 230 V', Efficiency: 'Up to 95 %', Protection: '' },
  ],
  ['lv-9', 'Low Voltage Panel', 'Low Voltage', { Voltage: 'Up to 1000 V', Protection: '' }],
  [
    'dg-10',
    'Diesel Generator',
    'Power Generation',
    { 'Power Range': '5–2500 kVA', 'Voltage Level': '230 V, 400 V or custom' },
  ],
] as const;

const listed = catalogue.slice(0, 9);

it('the list has nine products in this order, each with its category, picture, description and link', async () => {
  const cards = (await page('/products')).first('ul', { role: 'list' }).all('li');
  expect(cards.map((card) => [card.first('a').attribute('href'), card.first('h2').text])).toEqual(
    listed.map(([id, title]) => [`/product/${id}`, title]),
  );
  const without = cards.filter(
    (card, index) => card.lacking([listed[index]?.[2] ?? '-']).length > 0 || card.all('svg img').length === 0,
  );
  expect(without.map(({ text }) => text)).toEqual([]);
});

it('a category is a badge in a colour', async () => {
  const badges = (await page('/products'))
    .first('ul', { role: 'list' })
    .all('li')
    .map((card) => card.all('div'));
  const colours = badges.map((parts) => parts.map(({ style }) => /[{;]color:#\w+/.exec(style)?.[0]).find(Boolean));
  expect(colours).not.toContain(undefined);
  expect(new Set(colours).size).toBeGreaterThan(1);
});

it('the products stand in one, two and three columns, and the last one fills a row of two alone', async () => {
  const cards = (await page('/products')).first('ul', { role: 'list' }).all('li');
  const shares = cards.map(({ style }) =>
    Array.from(style.matchAll(/width:calc\(100% \* (\d+)/g), ([, share]) => 12 / Number(share)).join(' '),
  );
  expect(shares).toEqual([...Array.from({ length: 8 }, () => '1 2 3'), '1 1 3']);
});

it('visitors cannot filter by category', async () => {
  expect((await page('/products')).first('main').all('select input button')).toEqual([]);
});

it('ten products have a page: the diesel generator has one, though the list leaves it out', async () => {
  expect(paths.filter((path) => path.startsWith('/product/'))).toEqual(catalogue.map(([id]) => `/product/${id}`));
});

it('a product’s page has its title, its category, features, applications, and the plate of its figures', async () => {
  const wrong: string[] = [];
  for (const [id, title, category, plate] of catalogue) {
    const main = (await page(`/product/${id}`)).first('main');
    if (main.texts('h1')[0] !== title || main.lacking([category]).length > 0) wrong.push(`${id}: title or category`);
    for (const heading of ['Key Features', 'Applications']) {
      if (main.section(heading).all('li').length === 0) wrong.push(`${id}: ${heading}`);
    }
    const rows = main.texts('h2').includes('Specifications')
      ? main
          .section('Specifications')
          .all('tr')
          .map((row) => [row.texts('th')[0] ?? '', row.texts('td')[0] ?? ''])
      : undefined;
    if (rows?.map(([name]) => name).join() !== (plate && Object.keys(plate).join())) wrong.push(`${id}: ${rows}`);
    for (const [name, value] of Object.entries(plate ?? {})) {
      const found = rows?.find(([row]) => row === name)?.[1] ?? '';
      if (found === '' || !found.startsWith(value)) wrong.push(`${id}: ${name}: ${found}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('only a product with an external link offers one, in a new tab', async () => {
  const linked = await page('/product/ev-1');
  const link = linked
    .first('main')
    .all('a')
    .find(({ text }) => text.startsWith('Visit External Link'));
  expect(link?.attribute('target')).toBe('_blank');
  expect((await page('/product/pd-2')).first('main').text).not.toContain('Visit External Link');
});

it('a product without a picture has a placeholder', () => {
  const [product] = products;
  if (!product) throw new Error('There is no product.');
  const { thumbnail: _, ...bare } = product;
  const [placeholder] = drawn(<ProductPicture product={bare} sizes="100vw" />).all('div');
  expect(placeholder?.source).toBe('Picture in preparation');
  expect(placeholder?.style).toContain('aspect-ratio:4/3');
});

it('an unknown product shows "Product Not Found", even without scripts', async () => {
  // The heading depends on the address: see the screen tests.
  expect((await page('/404')).texts('strong')).toEqual(['Product Not Found']);
});
