import { expect, it } from 'vitest';
import { cutName } from './ServiceCards.tsx';

const forty = 'Protection design and relay coordination';

it('leaves a name of up to 40 characters as it is', () => {
  expect(forty).toHaveLength(40);
  expect(cutName(forty)).toBe(forty);
});

it('cuts a longer name at 40 characters and says so', () => {
  expect(cutName(`${forty}s`)).toBe(`${forty}…`);
});

it('leaves no gap before the ellipsis', () => {
  expect(cutName('Protection design and relay coordinatio  studies')).toBe('Protection design and relay coordinatio…');
});

it('counts a character once, however it is stored', () => {
  expect(cutName('⚡'.repeat(40))).toBe('⚡'.repeat(40));
  expect(cutName('🗼'.repeat(41))).toBe(`${'🗼'.repeat(40)}…`);
});
