import { expect, test } from 'vitest';
import { interviewCalendar } from './interview-calendar.ts';

const now = new Date('2026-11-23T10:00:00.500Z');
const invited = {
  reference: 'A-000123',
  summary: 'Interview: Asha Rahman, Protection Engineer (A-000123)',
  interview: { at: '2026-12-01T09:30:00.000Z', minutes: 45, where: 'Tashkent office' },
};

/** The properties of a calendar as a calendar reads them: unfolded, and their texts unescaped. */
function properties(calendar: string): Map<string, string> {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      const value = line.slice(at + 1).replaceAll(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
      return [line.slice(0, at), value];
    }),
  );
}

test('an interview is an event of its length, in UTC', () => {
  expect([...properties(interviewCalendar(invited, now))]).toEqual(
    expect.arrayContaining([
      ['UID', 'A-000123@ohmbridge.example'],
      ['DTSTAMP', '20261123T100000Z'],
      ['DTSTART', '20261201T093000Z'],
      ['DTEND', '20261201T101500Z'],
      ['SUMMARY', 'Interview: Asha Rahman, Protection Engineer (A-000123)'],
      ['LOCATION', 'Tashkent office'],
      ['STATUS', 'CONFIRMED'],
    ]),
  );
});

test.each([
  'Room 3; second floor, left\\right',
  'two\nlines',
  'BEGIN:VALARM\r\nEND:VCALENDAR',
  'आरती '.repeat(40),
  '😀'.repeat(60),
])('a place such as %j adds no line, and is read as it was typed', (where) => {
  const calendar = interviewCalendar({ ...invited, interview: { ...invited.interview, where } }, now);
  expect(properties(calendar).get('LOCATION')).toBe(where.replaceAll('\r\n', '\n'));
  expect(calendar.split('\r\n').filter((line) => !line.startsWith(' '))).toHaveLength(16);
  for (const line of calendar.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('one that was called off takes the place of the one before, and says so', () => {
  const called = properties(interviewCalendar({ ...invited, isCancelled: true }, now));
  expect(called.get('UID')).toBe(properties(interviewCalendar(invited, now)).get('UID'));
  expect([called.get('METHOD'), called.get('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
});
