import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type HeroPlace, HeroViews } from './HeroViews.tsx';

vi.mock('../../../assets/pictures.json', () => ({
  default: Object.fromEntries(['VIS-011', 'VIS-014', 'DRG-011', 'DRG-014'].map((id) => [id, 'ab12 #102030 #405060'])),
}));

const picture = { id: 'VIS-011', alternative: 'A transformer bay.', caption: 'Transformer bay', scale: '132 kV' };
const drawn = (place: HeroPlace) => renderToStaticMarkup(<HeroViews places={[place]} shown={0} />);
const layersOf = (html: string) => [...html.matchAll(/<picture[^>]*data-layer="(\w+)"/g)].map(([, layer]) => layer);

test('a rendered place stands before its drawing, each wide for a desk and tall for a phone', () => {
  const html = drawn({ picture, takes: { tall: 'VIS-014', wideDrawing: 'DRG-011', tallDrawing: 'DRG-014' } });
  expect(layersOf(html)).toEqual(['drawing', 'place']);
  for (const id of ['VIS-011', 'VIS-014', 'DRG-011', 'DRG-014']) expect(html).toContain(`/pictures/${id}-800.avif`);
});

test('a place without other takes stands alone, and a phone shows its middle', () => {
  const html = drawn({ picture });
  expect(layersOf(html)).toEqual(['place']);
  expect(html.match(/\/pictures\/[A-Z]+-\d+/g)?.every((file) => file === '/pictures/VIS-011')).toBe(true);
});
