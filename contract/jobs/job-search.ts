import { latinLetters } from '../shared/latin-letters.ts';
import type { Job } from './job.ts';
import { numberOfReference } from './job-reference.ts';

// Public pages search too: no schemas here, which would load zod.

type SearchedJob = Pick<Job, 'title' | 'place' | 'country' | 'type' | 'reference'>;

/** Gives the words of a text for comparing: case, accents and the alphabet of Uzbek do not matter. */
export function searchedWords(text: string): string[] {
  // Marks belong to their letter: without vowel signs a Hindi word would be another word.
  return latinLetters(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Gives the text that `isFound` searches: the words of a job, each after a blank. */
export function searchText({ title, place, country, type = '', reference = '' }: SearchedJob): string {
  // A search for 42 also finds J-0042.
  const number = numberOfReference(reference) ?? '';
  return ` ${searchedWords(`${title} ${place} ${country} ${type} ${reference} ${number}`).join(' ')}`;
}

/** Tells whether each searched word begins a word of the text, in any order. */
export function isFound(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(` ${word}`));
}

/** Gives the spelling in which equal values are equal: case, accents and punctuation do not matter. */
export function sameValue(text: string): string {
  return searchedWords(text).join(' ');
}
