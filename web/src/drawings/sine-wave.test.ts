import { expect, it } from 'vitest';
import { sineWave } from './PhaseWaves.tsx';

const ends = (path: string) =>
  path
    .slice(1)
    .split('C')
    .map((piece) => piece.split(' ').map(Number).slice(-2));

const phases = [0, 120, 240].map((degrees) => ends(sineWave({ period: 480, periods: 2, amplitude: 90, degrees })));

it('adds up to zero at any moment for three phases that are a third of a period apart', () => {
  phases[0]?.forEach((_, index) => {
    const sum = phases.reduce((total, points) => total + (points[index]?.[1] ?? Number.NaN), 0);
    expect(Math.abs(sum)).toBeLessThan(0.2);
  });
});

it('has the same level again after one period, so that the animation can loop', () => {
  const [wave = []] = phases;
  expect(wave).toHaveLength(25);
  expect(wave[12]).toEqual([480, wave[0]?.[1]]);
});

it('rises to its amplitude after a quarter of a period', () => {
  expect(phases[0]?.[3]).toEqual([120, -90]);
});
