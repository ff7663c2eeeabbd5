import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ProductDrawingName } from '../../content/firm/products.ts';
import { ProductDrawing } from './ProductDrawing.tsx';

const names = [
  ...['chargingStation', 'containerisedSwitchroom', 'powerTransformer', 'instrumentTransformers', 'panels'],
  ...['earthingMaterial', 'cableSection', 'batteryCharger', 'lowVoltagePanel', 'dieselGenerator'],
] as readonly ProductDrawingName[];

it('puts the ground lines of all product drawings at the same height, so that neighbours stand level', () => {
  const heights = names.flatMap((name) => {
    const markup = renderToStaticMarkup(<ProductDrawing name={name} alternative="A drawing" />);
    const ground = /<path d="M16 (\d+)H464"/.exec(markup);
    const shift = /translate\(0 (-?\d+)\)/.exec(markup);
    return ground ? [Number(ground[1]) + Number(shift?.[1] ?? 0)] : [];
  });
  expect(heights.length).toBeGreaterThan(5);
  expect(new Set(heights).size).toBe(1);
});
