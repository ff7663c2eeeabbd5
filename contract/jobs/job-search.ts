import type { Country } from '../shared/countries.ts';
import { latinLetters } from '../shared/latin-letters.ts';
import { numberOfReference } from './job-reference.ts';

// Public pages search too: no schemas here, which would bring zod along.

/** What of a job is searched. */
export interface SearchedJob {
  title: string;
  place: string;
  country: Country;
  type?: string | undefined;
  reference?: string | undefined;
}

/** The words of a text, as they are compared: case, accents and the alphabet of Uzbek do not matter. */
export function searchedWords(text: string): string[] {
  // A letter and its marks are one: without vowel signs a Hindi word would be another.
  return latinLetters(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** What a job is found by: each of its words after a blank. */
export function searchText({ title, place, country, type = '', reference = '' }: SearchedJob): string {
  // "J-0042" is also found by 42.
  const number = numberOfReference(reference) ?? '';
  return ` ${searchedWords(`${title} ${place} ${country} ${type} ${reference} ${number}`).join(' ')}`;
}

/** Whether what a job is found by has words that begin with all of those that are searched for, in any order. */
export function isFound(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}

/** A text as two that mean the same value have it: "Design and Engineering", however it is capitalised. */
export function sameValue(text: string): string {
  return searchedWords(text).join(' ');
}
