import { describe, expect, it } from 'vitest';
import { page as studies } from '../services/power-system.ts';
import { page as protection } from '../services/protection-design.ts';
import {
  allAmperes,
  boardFault,
  boardInverters,
  gridConnection,
  highSet,
  sectionAmperes,
  throughFault,
  transformerAmperes,
} from './grid-connection.ts';

const textOf = (page: typeof studies): string =>
  page.sections.map((section) => (section.kind === 'drawing' ? section.text : '')).join('');

describe('the grid connection', () => {
  it('has the fault currents of IEC 60909, worked out here in per unit', () => {
    const corrected = ((0.95 * 1.1) / (1 + 0.6 * 0.125)) * 0.125;
    const rated = 60 / (Math.sqrt(3) * 33);
    expect(boardFault).toBeCloseTo((2 * 1.1 * rated) / corrected, 6);
    expect(boardFault.toFixed(1)).toBe('19.0');
    expect(throughFault).toBeCloseTo((1.1 * rated) / corrected / 4, 6);
    expect(throughFault.toFixed(2)).toBe('2.38');
    expect(boardInverters).toBeCloseTo((1.1 * 112) / (Math.sqrt(3) * 33), 6);
    expect(boardInverters.toFixed(1)).toBe('2.2');
    expect(boardFault + boardInverters).toBeLessThan(gridConnection.boardKiloamperes);
  });

  it('has a high set of 3.1 kA, above 1.3 times what flows through', () => {
    expect(highSet).toBe(3.1);
    expect(highSet).toBeGreaterThanOrEqual(1.3 * throughFault);
  });

  it('loads a transformer with one section when split, and overloads it with both', () => {
    for (const amperes of sectionAmperes) expect(amperes).toBeLessThan(transformerAmperes);
    expect(transformerAmperes).toBeLessThan(gridConnection.boardAmperes);
    expect(allAmperes / transformerAmperes).toBeCloseTo(1.867, 3);
    expect(textOf(studies)).toContain('sheds one section');
  });

  it('is told in the same figures beside the drawings', () => {
    expect(textOf(studies)).toMatch(/19\.0 kA.+2\.2 kA.+980 A.+1050 A.+1960 A/);
    expect(textOf(protection)).toMatch(/3\.1 kA.+1\.3 times the 2\.38 kA/);
  });
});
