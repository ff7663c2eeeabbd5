import { describe, expect, it } from 'vitest';
import {
  plant,
  ratios,
  reactivePower,
  secondaryVolts,
  settings,
} from '../../content/calculations/battery-connection.ts';
import { page } from '../../content/services/battery-storage-integration.ts';
import { schemeViolations } from '../scheme-graph.ts';
import { connectionGraph, relayLine } from './connection-graph.ts';

describe('the plant behind the connection point', () => {
  const installed = plant.blocks * plant.block;
  const apparent = plant.export / plant.powerFactor;

  it('reaches the agreed export at 0.95 power factor, with what its transformers consume', () => {
    expect(reactivePower).toBeCloseTo(6.57, 2);
    const impedance = 0.06;
    const consumed = installed * impedance * (apparent / installed) ** 2;
    expect(Math.hypot(plant.export, reactivePower + consumed)).toBeLessThan(installed);
  });

  it('could export more than was agreed, so it needs a limitation scheme', () => {
    expect(installed).toBeGreaterThan(plant.export);
  });

  it('stays within its current transformers at full power of all blocks', () => {
    const current = (installed * 1000) / (Math.sqrt(3) * plant.voltage);
    expect(ratios.voltage[0]).toBe(1000 * plant.voltage);
    expect(current).toBeLessThan(ratios.protection);
    expect(current).toBeGreaterThan(ratios.metering * 0.2);
  });
});

describe('the protection of the plant', () => {
  it('clears a fault in every circuit, and trips nothing that it does not measure', () => {
    expect(schemeViolations(connectionGraph)).toEqual([]);
    expect(relayLine('F2')).toBe('50/51 · 50N/51N · trips QA1');
  });

  it('measures voltage where it remains when QA1 has tripped', () => {
    const voltage = connectionGraph.measurements.find(({ kind }) => kind === 'voltage');
    const beyond = connectionGraph.lines.find((line) => line.includes('QA1') && line.includes('board'));
    expect(voltage?.of).toBe('boundary');
    expect(beyond).not.toContain(voltage?.of);
  });
});

it('gives the interface protection its voltages on the relay’s side', () => {
  expect(settings.flatMap(({ share }) => (share ? [secondaryVolts(share)] : []))).toEqual([
    '88.0 V',
    '121.0 V',
    '124.3 V',
  ]);
});

it('says beside the drawing what the drawing says', () => {
  const section = page.sections.find(({ kind }) => kind === 'drawing');
  const figures = section?.kind === 'drawing' ? section.figures.map(({ value }) => value) : [];
  expect(figures).toEqual([
    `${plant.blocks * plant.block}`,
    `${plant.export}`,
    reactivePower.toFixed(1),
    `${plant.powerFactor}`,
  ]);
});
