import type { Country } from '../shared/countries.ts';
import { latinLetters } from '../shared/latin-letters.ts';
import type { Question } from './question.ts';

// Public pages read these too: no schemas here, which would bring zod along.

/** What a job is called in its advertisement, in applications and mails: `J-0042`. */
export const jobReferencePattern = /^J-\d{4,9}$/;

/** What an applicant is told of a job. */
export interface ReferencedJob {
  reference: string;
  title: string;
  place: string;
  country: Country;
  isOpen: boolean;
  /** What it asks, where it does. */
  questions?: Question[];
}

/** The reference of the job with a number: `J-0042`. */
export function referenceOf(number: number): string {
  return `J-${String(number).padStart(4, '0')}`;
}

/** The number of a reference, as somebody may have typed it; `undefined` where it is none. */
export function numberOfReference(reference: string): number | undefined {
  return numberIn(/^j-(\d{1,9})$/i.exec(reference.trim()));
}

/** The number that a job's address ends with, whatever words stand before it; `undefined` where it ends with none. */
export function numberOfSlug(slug: string): number | undefined {
  return numberIn(/(?:^|-)(\d{1,9})$/.exec(slug));
}

function numberIn(match: RegExpExecArray | null): number | undefined {
  const number = Number(match?.[1]);
  return number > 0 ? number : undefined;
}

const longest = { title: 60, place: 30 } as const;

/** The last part of the address of a job's page: `<title>-<place>-<number>`, in plain letters. The number alone identifies it. */
export function jobSlug({ title, place, reference }: { title: string; place: string; reference: string }): string {
  const words = [inAddress(title, longest.title), inAddress(place, longest.place)].filter((part) => part !== '');
  return [...words, numberOfReference(reference) ?? 0].join('-');
}

/** Plain letters, digits and dashes, not longer than `max`; a word that does not fit whole is left out, unless it is the first. */
function inAddress(text: string, max: number): string {
  const plain = latinLetters(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (plain.length <= max) return plain;
  const cut = plain.lastIndexOf('-', max);
  return plain.slice(0, cut > 0 ? cut : max);
}
