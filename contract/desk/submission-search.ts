import { searchedWords } from '../jobs/job-search.ts';
import { deskLimits } from './desk-limits.ts';

/** What of a submission is searched. */
interface SearchedSubmission {
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  position?: string | undefined;
  subject?: string | undefined;
  job?: { reference: string; title?: string | undefined } | undefined;
}

/**
 * What a submission is found by in Firestore, which can only ask whether an array has a value: the beginnings of its words,
 * from two letters on.
 */
export function searchTokens(submission: SearchedSubmission): string[] {
  const { reference, firstName, lastName, email, position, subject, job } = submission;
  const number = Number(reference.replaceAll(/\D/g, ''));
  const text = [reference, number, firstName, lastName, email, position, subject, job?.reference, job?.title].join(' ');
  const tokens = new Set<string>();
  for (const word of searchedWords(text))
    for (let end = Math.min(shortest, word.length); end <= Math.min(word.length, longest); end++)
      tokens.add(word.slice(0, end));
  return [...tokens].slice(0, deskLimits.searchTokens);
}

const shortest = 2;
const longest = 12;

/**
 * How to look for what somebody has typed: Firestore is asked for the longest word, and of what it finds the others are
 * looked for in `words`. `undefined` where nothing can be looked for yet.
 */
export function searchOf(typed: string): { token: string; others: string[] } | undefined {
  const words = searchedWords(typed).map((word) => word.slice(0, longest));
  const [token, ...others] = words.toSorted((one, other) => other.length - one.length);
  return token === undefined || token.length < shortest ? undefined : { token, others };
}

/** Whether the tokens of a submission have all the words that Firestore was not asked for. */
export function hasWords(tokens: readonly string[], others: readonly string[]): boolean {
  return others.every((word) => tokens.some((token) => token.startsWith(word)));
}

/** An address as two that mean the same have it. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}
