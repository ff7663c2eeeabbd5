import type { Country } from '../firm/countries.ts';
import { latinLetters } from '../shared/latin-letters.ts';
import type { Question } from './question.ts';

// Public pages load this file: no schemas here, which would load zod.

/** The reference of a job in its advertisement, in applications and emails: `J-0042`. */
export const jobReferencePattern = /^J-\d{4,9}$/;

/** The part of a job that the application form shows. */
export interface ReferencedJob {
  reference: string;
  title: string;
  place: string;
  country: Country;
  isOpen: boolean;
  questions?: Question[];
}

/** Gives the reference of a job's number: `J-0042`. */
export function referenceOf(number: number): string {
  return `J-${String(number).padStart(4, '0')}`;
}

/** Gives the number of a typed reference; `undefined` if the text is not a reference. */
export function numberOfReference(reference: string): number | undefined {
  return numberIn(/^j-(\d{1,9})$/i.exec(reference.trim()));
}

/** Gives the number at the end of a job's address, after any words; `undefined` if it does not end with a number. */
export function numberOfSlug(slug: string): number | undefined {
  return numberIn(/(?:^|-)(\d{1,9})$/.exec(slug));
}

function numberIn(match: RegExpExecArray | null): number | undefined {
  const number = Number(match?.[1]);
  return number > 0 ? number : undefined;
}

const longest = { title: 60, place: 30 } as const;

/** Gives the last part of the address of a job's page: `<title>-<place>-<number>`. The number alone identifies the job. */
export function jobSlug({ title, place, reference }: { title: string; place: string; reference: string }): string {
  const words = [inAddress(title, longest.title), inAddress(place, longest.place)].filter((part) => part !== '');
  return [...words, numberOfReference(reference) ?? 0].join('-');
}

/** Gives ASCII letters, digits and dashes, at most `max`. A word that does not fit is left out, unless it is the first. */
function inAddress(text: string, max: number): string {
  const plain = latinLetters(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (plain.length <= max) return plain;
  const cut = plain.lastIndexOf('-', max);
  return plain.slice(0, cut > 0 ? cut : max);
}
