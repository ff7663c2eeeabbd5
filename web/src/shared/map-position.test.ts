import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { embeddedMapAddress, mapPageAddress, positionFigures } from './map-position.ts';

testRows([
  ['Colchester', { latitude: 51.8892, longitude: 0.9042 }, '51.8892° N, 0.9042° E'],
  ['Newcastle', { latitude: 54.9783, longitude: -1.6178 }, '54.9783° N, 1.6178° W'],
  ['Sydney', { latitude: -33.8568, longitude: 151.2153 }, '33.8568° S, 151.2153° E'],
  ['Valparaíso', { latitude: -33.0472, longitude: -71.6127 }, '33.0472° S, 71.6127° W'],
])('a position names its hemispheres', (_, position, figures) => {
  expect(positionFigures(position, 4).join(', ')).toBe(figures);
});

const sydney = { latitude: -33.8568, longitude: 151.2153 };

describe('the addresses of a map', () => {
  it('embed a box around the marker: west, south, east, north', () => {
    const address = new URL(embeddedMapAddress(sydney));
    const [west, south, east, north] = (address.searchParams.get('bbox') ?? '').split(',').map(Number);
    expect(address.origin).toBe('https://www.openstreetmap.org');
    expect(address.searchParams.get('marker')).toBe('-33.85680,151.21530');
    expect(west).toBeLessThan(151.2153);
    expect(east).toBeGreaterThan(151.2153);
    expect(south).toBeLessThan(-33.8568);
    expect(north).toBeGreaterThan(-33.8568);
  });

  it('link to the same marker', () => {
    expect(mapPageAddress(sydney)).toBe(
      'https://www.openstreetmap.org/?mlat=-33.85680&mlon=151.21530#map=16/-33.85680/151.21530',
    );
  });
});
