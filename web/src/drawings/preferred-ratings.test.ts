import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, it } from 'vitest';
import { plant, ratios } from '../content/calculations/battery-connection.ts';
import { gridConnection } from '../content/calculations/grid-connection.ts';
import { gridStudy } from '../content/case-study-data/grid-study.ts';
import { switchroom } from '../content/case-study-data/switchroom.ts';

/** The R10 series, from which IEC 62271-1 takes rated currents and short-time currents, and IEC 60076-1 rated powers. */
const r10 = [1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3, 8];
/** Rated primary currents of current transformers by IEC 61869-2. */
const primaries = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5];

/** The figure before its power of ten. */
const mantissa = (value: number) => Number((value / 10 ** Math.floor(Math.log10(value))).toFixed(6));

testRows([
  ['132 kV busbar, A', gridConnection.highAmperes],
  ['132 kV busbar, kA', gridConnection.highKiloamperes],
  ['33 kV board, A', gridConnection.boardAmperes],
  ['33 kV board, kA', gridConnection.boardKiloamperes],
  ['auxiliary transformer, MVA', gridConnection.auxiliary],
  ['switchgear of the grid study at 132 kV, kA', gridStudy.fault.rating132],
  ['switchgear of the grid study at 33 kV, kA', gridStudy.fault.rating33],
  ['switchroom, A', switchroom.busbarAmperes],
  ['battery plant, A', plant.board.amperes],
  ['battery plant, kA', plant.board.kiloamperes],
])('is a rating that switchgear and transformers are made for', (_, rating) => {
  expect(r10).toContain(mantissa(rating));
});

it('current transformers have primary currents that they are made for', () => {
  for (const primary of [ratios.protection, ratios.metering]) expect(primaries).toContain(mantissa(primary));
});
