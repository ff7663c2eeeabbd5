import { expect, it } from 'vitest';
import { cutName } from './ServiceCards.tsx';

it('leaves no gap before the ellipsis', () => {
  expect(cutName('Protection design and relay coordinatio  studies')).toBe('Protection design and relay coordinatio…');
});

it('counts a character once, however it is stored', () => {
  expect(cutName('⚡'.repeat(40))).toBe('⚡'.repeat(40));
  expect(cutName('🗼'.repeat(41))).toBe(`${'🗼'.repeat(40)}…`);
});
