import { expect, it } from 'vitest';
import { offices } from '../../contract/firm/offices.ts';
import { networks, regions } from '../../web/src/content/firm/maps.ts';
import type { Composition } from '../../web/src/content/shapes/maps.ts';
import { Lettering } from './lettering.ts';
import { drawNetwork } from './network-map.ts';
import { drawRegion } from './regional-map.ts';
import { sheets } from './sheet.ts';

/** The width of a map in px on the smallest screen for its composition: 720 px and 390 px of page width. */
const regionalWidths: Record<Composition, number> = { wide: 664, narrow: 350 };
const networkWidths: Record<Composition, number> = { wide: 600, narrow: 390 };
const compositions = ['wide', 'narrow'] as const;

it('letters a map with 12 px or more on the smallest screen for it', () => {
  for (const composition of compositions) {
    for (const [{ letters, width }, shown] of [
      [sheets[composition], regionalWidths[composition]],
      [networks[composition], networkWidths[composition]],
    ] as const) {
      expect((letters.text * shown) / width, composition).toBeGreaterThanOrEqual(11.95);
      expect(letters.office).toBeGreaterThan(letters.text);
    }
  }
});

it('refuses a name that the edge of the sheet would cut', () => {
  const lettering = new Lettering({ width: 100, height: 100 });
  const style = { size: 10, colour: '#000' };
  expect(lettering.text('Tashkent', 20, 50, style)).toContain('#g');
  expect(() => lettering.text('Tashkent', 60, 50, style)).toThrow('cuts "Tashkent"');
});

it('draws every map without a cut name', () => {
  for (const composition of compositions) {
    expect(drawNetwork(networks[composition], offices)).toContain('<svg');
    for (const office of offices) {
      const others = offices.filter((other) => other !== office);
      const region = regions[composition][office.country];
      expect(drawRegion(sheets[composition], region, office, others)).toContain('<svg');
    }
  }
});

it('draws a map of offices without places for their names', () => {
  for (const composition of compositions) {
    const network = { ...networks[composition], names: {}, distances: {} };
    for (const { city } of offices) expect(drawNetwork(network, offices)).toContain(city);
    for (const office of offices) {
      const others = offices.filter((other) => other !== office);
      const region = { ...regions[composition][office.country], ways: {} };
      expect(drawRegion(sheets[composition], region, office, others)).toContain('<svg');
    }
  }
});
