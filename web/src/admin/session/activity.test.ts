import { expect, it } from 'vitest';
import { idlenessAt } from './activity.ts';

it.each([
  [0, 'active'],
  [26.9, 'active'],
  [27, 'warned'],
  [29.9, 'warned'],
  [30, 'over'],
  [600, 'over'],
])('after %d minutes without anything being done, the session is %s', (minutes, idleness) => {
  const now = Date.UTC(2026, 10, 26);
  expect(idlenessAt(now, now - minutes * 60_000)).toBe(idleness);
});
