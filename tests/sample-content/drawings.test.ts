import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import {
  plant,
  ratios,
  reactivePower,
  secondaryVolts,
  settings,
} from '../../web/src/content/calculations/battery-connection.ts';
import {
  allAmperes,
  boardFault,
  boardInverters,
  gridConnection,
  highSet,
  sectionAmperes,
  throughFault,
  transformerAmperes,
} from '../../web/src/content/calculations/grid-connection.ts';
import { lineCurrent } from '../../web/src/content/calculations/short-circuit.ts';
import { gridStudy } from '../../web/src/content/firm/case-study-data/grid-study.ts';
import { switchroom } from '../../web/src/content/firm/case-study-data/switchroom.ts';
import { page as battery } from '../../web/src/content/firm/services/battery-storage-integration.ts';
import { page as cables } from '../../web/src/content/firm/services/cable-solution.ts';
import { page as studies } from '../../web/src/content/firm/services/power-system.ts';
import { page as protection } from '../../web/src/content/firm/services/protection-design.ts';
import type { ServicePageContent } from '../../web/src/content/shapes/service-page.ts';
import { connectionGraph, relayLine } from '../../web/src/drawings/g99/connection-graph.ts';
import * as scheme from '../../web/src/drawings/protection/scheme.ts';
import { wires } from '../../web/src/drawings/protection/wires.ts';
import { schemeViolations } from '../../web/src/drawings/scheme-graph.ts';
import { singleLineGraph } from '../../web/src/drawings/single-line.ts';
import { trefoilRating } from '../../web/src/drawings/trench/trefoil-rating.ts';
import { cable, ground, lossesOfOne, ratedCurrent } from '../../web/src/drawings/trench/trench.ts';

// The plants of the sample drawings must be possible to build. An operator who replaces the sample content deletes this folder.

/** The R10 series gives the rated currents and short-time currents of IEC 62271-1, and the rated powers of IEC 60076-1. */
const r10 = [1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3, 8];
/** Rated primary currents of current transformers according to IEC 61869-2. */
const primaries = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5];

testRows<[string, number, readonly number[]]>([
  ['132 kV busbar, A', gridConnection.highAmperes, r10],
  ['132 kV busbar, kA', gridConnection.highKiloamperes, r10],
  ['33 kV board, A', gridConnection.boardAmperes, r10],
  ['33 kV board, kA', gridConnection.boardKiloamperes, r10],
  ['auxiliary transformer, MVA', gridConnection.auxiliary, r10],
  ['switchgear of the grid study at 132 kV, kA', gridStudy.fault.rating132, r10],
  ['switchgear of the grid study at 33 kV, kA', gridStudy.fault.rating33, r10],
  ['switchroom, A', switchroom.busbarAmperes, r10],
  ['battery plant, A', plant.board.amperes, r10],
  ['battery plant, kA', plant.board.kiloamperes, r10],
  ['current transformer for protection, A', ratios.protection, primaries],
  ['current transformer for metering, A', ratios.metering, primaries],
])('a rating is one for which equipment is made', (_, rating, series) => {
  expect(series).toContain(Number((rating / 10 ** Math.floor(Math.log10(rating))).toFixed(6)));
});

testRows([singleLineGraph, connectionGraph, scheme.schemeGraph])(
  'a scheme measures what it needs, and trips what it measures',
  (graph) => {
    expect(schemeViolations(graph)).toEqual([]);
  },
);

const drawingOf = (page: ServicePageContent) => {
  const section = page.sections.find(({ kind }) => kind === 'drawing');
  if (section?.kind !== 'drawing') throw new Error(`There is no drawing on ${page.slug}.`);
  return { figures: section.figures.map(({ value }) => value), text: section.text };
};

it('the text beside a drawing agrees with the drawing', () => {
  const installed = plant.blocks * plant.block;
  expect(drawingOf(battery).figures).toEqual([
    `${installed}`,
    `${plant.export}`,
    reactivePower.toFixed(1),
    `${plant.powerFactor}`,
  ]);
  const { high, low } = scheme.ratios;
  const rating = `${scheme.plant.transformer.rating}`;
  expect(drawingOf(protection).figures).toEqual([rating, `${high}/1`, `${low}/1`, highSet.toFixed(1)]);
  expect(drawingOf(protection).text).toMatch(/3\.1 kA.+1\.3 times the 2\.38 kA/);
  expect(drawingOf(cables).figures).toEqual([
    `${ratedCurrent}`,
    `${lossesOfOne}`,
    `${ground.resistivity}`,
    `${ground.depth}`,
  ]);
  const toFive = ({ current }: { current: number }) => Math.floor(current / 5) * 5;
  const dryZone = toFive(trefoilRating(cable, { ...ground, dryZone: { above: 50, resistivity: 2.5 } }, 90));
  const dry = toFive(trefoilRating(cable, { ...ground, resistivity: 2.5 }, 90));
  expect(drawingOf(cables).text).toContain(
    `to 2.5 K·m/W: with a dry zone around them the cables would carry ${dryZone} A`,
  );
  expect(drawingOf(cables).text).toContain(`and ${dry} A if all of the ground were dry`);
  // The survey page says "by more than a quarter" about the same two figures.
  expect(1 - dry / ratedCurrent).toBeGreaterThan(0.25);
  expect(drawingOf(studies).text).toMatch(/19\.0 kA.+2\.2 kA.+980 A.+1050 A.+1960 A.+sheds one section/s);
});

describe('the battery plant', () => {
  const installed = plant.blocks * plant.block;

  it('reaches the agreed export at 0.95 power factor, and could export more', () => {
    expect(reactivePower).toBeCloseTo(6.57, 2);
    const consumed = installed * 0.06 * (plant.export / plant.powerFactor / installed) ** 2;
    expect(Math.hypot(plant.export, reactivePower + consumed)).toBeLessThan(installed);
    expect(installed).toBeGreaterThan(plant.export);
  });

  it('stays within its current transformers with all blocks at full power', () => {
    const current = (installed * 1000) / (Math.sqrt(3) * plant.voltage);
    expect(ratios.voltage[0]).toBe(1000 * plant.voltage);
    expect(current).toBeLessThan(ratios.protection);
    expect(current).toBeGreaterThan(ratios.metering * 0.2);
  });

  it('measures the voltage on the relay’s side of QA1, which stays live after a trip', () => {
    expect(relayLine('F2')).toBe('50/51 · 50N/51N · trips QA1');
    const voltage = connectionGraph.measurements.find(({ kind }) => kind === 'voltage');
    const beyond = connectionGraph.lines.find((line) => line.includes('QA1') && line.includes('board'));
    expect(voltage?.of).toBe('boundary');
    expect(beyond).not.toContain(voltage?.of);
    const volts = settings.flatMap(({ share }) => (share ? [secondaryVolts(share)] : []));
    expect(volts).toEqual(['88.0 V', '121.0 V', '124.3 V']);
  });
});

describe('the grid connection', () => {
  it('has the fault currents of IEC 60909, calculated here in per unit', () => {
    const corrected = ((0.95 * 1.1) / (1 + 0.6 * 0.125)) * 0.125;
    const rated = 60 / (Math.sqrt(3) * 33);
    expect(boardFault).toBeCloseTo((2 * 1.1 * rated) / corrected, 6);
    expect(throughFault).toBeCloseTo((1.1 * rated) / corrected / 4, 6);
    expect(boardInverters).toBeCloseTo((1.1 * 112) / (Math.sqrt(3) * 33), 6);
    expect(boardFault + boardInverters).toBeLessThan(gridConnection.boardKiloamperes);
  });

  it('sets the high set above faults on the 33 kV side, and no higher than necessary', () => {
    expect(highSet).toBeGreaterThanOrEqual(1.3 * throughFault);
    expect(highSet).toBeLessThan(1.5 * throughFault);
  });

  it('loads a transformer with one section when split, and overloads it with both', () => {
    expect(Math.max(...sectionAmperes)).toBeLessThan(transformerAmperes);
    expect(transformerAmperes).toBeLessThan(gridConnection.boardAmperes);
    expect(allAmperes / transformerAmperes).toBeCloseTo(1.867, 3);
  });
});

describe('the protection scheme', () => {
  const { transformer, feeder } = scheme.plant;
  const functions = scheme.relays.flatMap((relay) => relay.functions);
  const tripsOf = (code: RegExp) => functions.filter((one) => code.test(one.code)).map(({ trips }) => [...trips]);

  testRows([
    [scheme.ratios.high, lineCurrent(transformer.rating * 1000, transformer.high)],
    [scheme.ratios.low, lineCurrent(transformer.rating * 1000, transformer.low)],
    [scheme.ratios.feeder, lineCurrent(feeder.rating * 1000, feeder.voltage)],
  ])('has current transformers that carry the rated current, and use most of their range', (ratio, current) => {
    expect(current).toBeLessThan(ratio);
    expect(current).toBeGreaterThan(0.8 * ratio);
  });

  it('has equal ratios around each zone of restricted earth fault', () => {
    const { high, highNeutral, low, lowNeutral } = scheme.ratios;
    expect([highNeutral, lowNeutral]).toEqual([high, low]);
  });

  testRows(scheme.relays)('draws a wire to each relay from all that it measures', ({ name, measures }) => {
    const wire = wires.find(({ relay }) => relay === name);
    expect(wire?.from.map(({ measurement }) => measurement).toSorted()).toEqual(measures.toSorted());
  });

  it('opens both sides of the transformer for a fault in it, and reaches every breaker', () => {
    expect(tripsOf(/^(87T|64REF|63|26\/49)$/)).toEqual(Array(5).fill(['QA1', 'QA2']));
    expect(tripsOf(/^59N$/)).toEqual([expect.arrayContaining(['QA3', 'S1'])]);
    // The sources of one section are shed when T1 is out, because T2 cannot carry them as well.
    expect(tripsOf(/^86$/)).toEqual([['QA3', 'S1']]);
    expect(new Set(functions.flatMap(({ trips }) => trips))).toEqual(new Set(scheme.breakers));
  });

  it('trips every breaker around a failed breaker, but not the failed one', () => {
    const failures = functions.filter(({ code }) => code === '50BF');
    expect(failures.map(({ words }) => words)).toEqual(['QA1', 'QA2', 'QA3']);
    for (const { words, trips } of failures) expect(trips.map(String)).not.toContain(words);
  });
});
