import { expect, test } from 'vitest';
import { dateAndTime, shortDate } from './date-formats.ts';

test('a line can end before the time of day, but not within a date', () => {
  const moment = new Date(2026, 10, 8, 9, 5);
  expect(dateAndTime.format(moment)).toBe('8\u00a0Nov\u00a02026, 09:05');
  expect(shortDate.format(moment)).toBe('8\u00a0Nov\u00a02026');
});
