import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { positionFigures } from './map-position.ts';

testRows([
  ['Colchester', { latitude: 51.8892, longitude: 0.9042 }, '51.8892° N, 0.9042° E'],
  ['Newcastle', { latitude: 54.9783, longitude: -1.6178 }, '54.9783° N, 1.6178° W'],
  ['Sydney', { latitude: -33.8568, longitude: 151.2153 }, '33.8568° S, 151.2153° E'],
  ['Valparaíso', { latitude: -33.0472, longitude: -71.6127 }, '33.0472° S, 71.6127° W'],
])('a position names its hemispheres', (_, position, figures) => {
  expect(positionFigures(position, 4).join(', ')).toBe(figures);
});
