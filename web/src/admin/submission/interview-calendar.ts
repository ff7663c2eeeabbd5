import type { ApplicationRecord, Interview } from '@ohmbridge/contract/desk/submission-record';

/** Who is invited, and to what. */
type Invited = Pick<ApplicationRecord, 'id' | 'reference' | 'firstName' | 'lastName' | 'position' | 'job'> & {
  interview: Interview;
};

/**
 * An interview as a calendar file (RFC 5545), in UTC: every calendar shows it on its own clock. Imported again after a change
 * it takes the place of the one before.
 * @param now when the file is made
 */
export function interviewCalendar(invited: Invited, now: Date): string {
  const { id, reference, firstName, lastName, position, job, interview } = invited;
  const start = new Date(interview.at);
  const end = new Date(start.getTime() + interview.minutes * 60_000);
  const about = job?.title ?? position;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ohmbridge//Hiring desk//EN',
    'BEGIN:VEVENT',
    `UID:${id}@ohmbridge.example`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(`Interview: ${firstName} ${lastName}, ${about} (${reference})`)}`,
    `LOCATION:${text(interview.where)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261201T093000Z`. */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A value of the type TEXT: nothing in it ends the line, or the property. */
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

/** A line in pieces of at most 75 octets, none of which cuts a letter in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of line) {
    // The blank before each later piece counts.
    if (encoder.encode(piece + letter).length > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece].join('\r\n ');
}
