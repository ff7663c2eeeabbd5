import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { idlenessAt } from './session-storage.ts';

testRows([
  [0, 'active'],
  [26.9, 'active'],
  [27, 'warned'],
  [29.9, 'warned'],
  [30, 'over'],
  [600, 'over'],
])('an idle session gets a warning after 27 minutes and ends after 30', (minutes, idleness) => {
  const now = Date.UTC(2026, 10, 26);
  expect(idlenessAt(now, now - minutes * 60_000)).toBe(idleness);
});
