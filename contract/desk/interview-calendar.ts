import { identity } from '../firm/identity.ts';
import { minuteMilliseconds } from '../shared/time.ts';
import type { Interview } from './submission-record.ts';

interface CalendarEntry {
  reference: string;
  summary: string;
  interview: Interview;
  organizer: string;
  /** The address of the applicant, if the file is emailed to them. A file without it is for anyone who downloads it. */
  attendee?: string;
  isCancelled?: boolean;
}

/**
 * The effect of the file in a calendar (RFC 5546). An email invites its recipient, who has already accepted, or cancels the
 * interview. A download publishes the interview and names no attendee.
 */
export function calendarMethod({ attendee, isCancelled }: Pick<CalendarEntry, 'attendee' | 'isCancelled'>) {
  if (isCancelled) return 'CANCEL';
  return attendee === undefined ? 'PUBLISH' : 'REQUEST';
}

/**
 * Builds the calendar file of an interview (RFC 5545), in UTC: every calendar shows UTC on its own clock. A later file about
 * the same round replaces the earlier one.
 * @param now when the file is made; later files have the higher sequence numbers
 */
export function interviewCalendar(entry: CalendarEntry, now: Date): string {
  const { reference, summary, interview, organizer, attendee, isCancelled } = entry;
  const start = new Date(interview.at);
  const end = new Date(start.getTime() + interview.minutes * minuteMilliseconds);
  const round = interview.round ? `-${interview.round}` : '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${calendarMethod(entry)}`,
    `PRODID:-//${text(identity.shortName)}//Interviews//EN`,
    'BEGIN:VEVENT',
    `UID:${reference}${round}@${identity.domain}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(summary)}`,
    `LOCATION:${text(interview.where)}`,
    `ORGANIZER:${mailto(organizer)}`,
    // The applicant has said yes on their page, so the file asks for no answer.
    ...(attendee === undefined
      ? []
      : [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(attendee)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Gives an address as a link. Some addresses contain a character that would end the link. */
const mailto = (email: string) => `mailto:${encodeURI(email).replaceAll(/[?#]/g, encodeURIComponent)}`;

/** `20261201T093000Z`. */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes a value of the type TEXT, so that nothing in it ends the line or the property. */
function text(value: string): string {
  return (
    value
      .replaceAll('\\', '\\\\')
      .replaceAll(/[;,]/g, '\\$&')
      .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the purpose
      .replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
  );
}

const encoder = new TextEncoder();

/** Folds a line into pieces of at most 75 octets without splitting a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of line) {
    // The blank before each later piece counts as an octet.
    if (encoder.encode(piece + letter).length > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece].join('\r\n ');
}

export const calendarFileName = (reference: string) => `interview-${reference}.ics`;
