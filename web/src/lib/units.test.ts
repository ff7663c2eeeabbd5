import { expect, it } from 'vitest';
import { keepUnits } from './units.ts';

it('keeps a number and its unit together, and lets words be words', () => {
  expect(keepUnits('50 MVA at 33 kV is 875 A, 61.8 % of it.')).toBe(
    '50\u00a0MVA at 33\u00a0kV is 875\u00a0A, 61.8\u00a0% of it.',
  );
  expect(keepUnits('70 mm² of copper, 45 Ω·m, 1.06 p.u.')).toBe('70\u00a0mm² of copper, 45\u00a0Ω·m, 1.06\u00a0p.u.');
  expect(keepUnits('30 October 2024, 14 steps, 2 thirds')).toBe('30 October 2024, 14 steps, 2 thirds');
});
