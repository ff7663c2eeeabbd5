import { searchedWords } from '../jobs/job-search.ts';
import type { Answer } from '../jobs/question.ts';
import { deskLimits } from './desk-limits.ts';
import { phoneTokens, type SearchedPhone, typedPhone } from './phone-search.ts';

/** What of a submission is searched. */
export interface SearchedSubmission extends SearchedPhone {
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  position?: string | undefined;
  subject?: string | undefined;
  job?: { reference: string; title?: string | undefined } | undefined;
  answers?: readonly Answer[] | undefined;
  linkedin?: string | undefined;
  /** What an applicant, or an enquirer, wrote. */
  comments?: string | undefined;
  message?: string | undefined;
}

/**
 * What a submission is found by in Firestore, which can only ask whether an array has a value: the beginnings of its words,
 * and the ends of its phone number. Where there are too many, it lacks words of the text that somebody wrote.
 */
export function searchTokens(submission: SearchedSubmission): string[] {
  const tokens = new Set<string>();
  for (const token of tokensOf(submission)) {
    if (tokens.size === deskLimits.searchTokens) break;
    tokens.add(token);
  }
  return [...tokens];
}

/** The most telling first. */
function* tokensOf(submission: SearchedSubmission): Generator<string> {
  for (const answer of submission.answers ?? []) if (isChosen(answer)) yield answerToken(answer);
  const { reference, firstName, lastName, email, position, subject, job, linkedin = '' } = submission;
  const number = Number(reference.replaceAll(/\D/g, ''));
  const facts = [reference, number, firstName, lastName, email, position, subject, job?.reference, job?.title];
  for (const word of searchedWords(facts.join(' '))) yield* beginningsOf(word, shortest);
  // Of whoever is not named, there is no number either.
  if (submission.phone !== '') yield* phoneTokens(submission);
  for (const word of searchedWords(linkedinName(linkedin))) yield* beginningsOf(word, shortest);
  const { comments, message } = submission;
  for (const word of searchedWords(namesFirst(comments ?? message ?? ''))) yield* beginningsOf(word, shortestOfText);
}

/** Whether an answer is one that lists are narrowed down by: chosen from what the job offered. */
const isChosen = ({ kind, changed }: Answer) => !changed && (kind === 'yes-no' || kind === 'one-of');

/** What submissions with a certain answer are found by. No word that is typed has a colon. */
export function answerToken({ id, answer }: Pick<Answer, 'id' | 'answer'>): string {
  return `${id}:${answer}`;
}

const shortest = 2;
/** Of a word in a text, of which there are many. */
const shortestOfText = 3;
const longest = 12;

function* beginningsOf(word: string, from: number): Generator<string> {
  for (let end = Math.min(from, word.length); end <= Math.min(word.length, longest); end++) yield word.slice(0, end);
}

/** The words of a text, and before them those that are names or numbers: an employer, a town, a voltage. */
function namesFirst(text: string): string {
  const words = text.split(/\s+/);
  return [...words.filter((word) => /[\p{Lu}\p{N}]/u.test(word)), ...words].join(' ');
}

/** What somebody is called at LinkedIn, of the address of their profile. What is no such address stays as it is. */
function linkedinName(address: string): string {
  const name = address.trim().replace(/^(?:https?:\/\/)?(?:[\w-]+\.)*linkedin\.com\/(?:in|pub)\//i, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * How to look for what somebody has typed: Firestore is asked for the longest word, and of what it finds the others are
 * looked for in `words`. `undefined` where nothing can be looked for yet.
 */
export function searchOf(typed: string): { token: string; others: string[] } | undefined {
  const phone = typedPhone(typed);
  if (phone !== undefined) return { token: phone, others: [] };
  const words = searchedWords(linkedinName(typed)).map((word) => word.slice(0, longest));
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
