import { expect, test } from 'vitest';
import { identity } from '../firm/identity.ts';
import { testRows } from '../test-support/test-rows.ts';
import { calendarMethod, interviewCalendar } from './interview-calendar.ts';

const now = new Date('2026-11-23T10:00:00.500Z');
const invited = {
  reference: 'A-000123',
  summary: 'Interview: Asha Rahman, Protection Engineer (A-000123)',
  interview: { at: '2026-12-01T09:30:00.000Z', minutes: 45, where: 'Tashkent office' },
  organizer: 'careers@firm.example',
};
const attendee = 'asha.rahman@example.org';

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
      ['UID', `A-000123@${identity.domain}`],
      ['DTSTAMP', '20261123T100000Z'],
      ['DTSTART', '20261201T093000Z'],
      ['DTEND', '20261201T101500Z'],
      ['SUMMARY', 'Interview: Asha Rahman, Protection Engineer (A-000123)'],
      ['LOCATION', 'Tashkent office'],
      ['STATUS', 'CONFIRMED'],
    ]),
  );
});

testRows([
  'Room 3; second floor, left\\right',
  'two\nlines',
  'BEGIN:VALARM\r\nEND:VCALENDAR',
  'आरती '.repeat(40),
  '😀'.repeat(60),
])('a place with marks of the format adds no line, and reads as it was typed', (where) => {
  const calendar = interviewCalendar({ ...invited, interview: { ...invited.interview, where } }, now);
  expect(properties(calendar).get('LOCATION')).toBe(where.replaceAll('\r\n', '\n'));
  expect(calendar.split('\r\n').filter((line) => !line.startsWith(' '))).toHaveLength(17);
  for (const line of calendar.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('an email invites its recipient, who has accepted, and names the organizer', () => {
  const mailed = properties(interviewCalendar({ ...invited, attendee }, now));
  expect(mailed.get('METHOD')).toBe('REQUEST');
  expect(mailed.get('ORGANIZER')).toBe('mailto:careers@firm.example');
  expect(mailed.get('ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE')).toBe(`mailto:${attendee}`);
});

test('a download publishes the interview with its organizer and without an attendee', () => {
  const calendar = interviewCalendar(invited, now);
  expect(properties(calendar).get('METHOD')).toBe('PUBLISH');
  expect(properties(calendar).get('ORGANIZER')).toBe('mailto:careers@firm.example');
  expect(calendar).not.toContain('ATTENDEE');
});

testRows(['o#neil?subject=x@example.org', '"a b"@example.org', 'a\r\nb@example.org'])(
  'an address with marks of the format stays one address',
  (strange) => {
    const calendar = interviewCalendar({ ...invited, attendee: strange }, now);
    const address = calendar.replaceAll('\r\n ', '').match(/^ATTENDEE.*mailto:(.*)$/m)?.[1] ?? '';
    expect(address).not.toMatch(/[?#\s"]/);
    expect(decodeURIComponent(address)).toBe(strange);
  },
);

test('a cancelled interview replaces the earlier event, and says that it is cancelled', () => {
  const called = properties(interviewCalendar({ ...invited, attendee, isCancelled: true }, now));
  const before = properties(interviewCalendar({ ...invited, attendee }, new Date(now.getTime() - 1000)));
  for (const property of ['UID', 'ORGANIZER']) expect(called.get(property)).toBe(before.get(property));
  expect([called.get('METHOD'), called.get('STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
  expect(Number(called.get('SEQUENCE'))).toBeGreaterThan(Number(before.get('SEQUENCE')));
  expect(calendarMethod({ attendee, isCancelled: true })).toBe('CANCEL');
});

test('a second round does not replace the first', () => {
  const uid = (round?: number) =>
    properties(
      interviewCalendar({ ...invited, interview: { ...invited.interview, ...(round && { round }) } }, now),
    ).get('UID');
  expect([uid(), uid(2), uid(3)]).toEqual([
    `A-000123@${identity.domain}`,
    `A-000123-2@${identity.domain}`,
    `A-000123-3@${identity.domain}`,
  ]);
});
