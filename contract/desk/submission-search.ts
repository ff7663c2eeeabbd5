import { searchedWords } from '../jobs/job-search.ts';
import type { Answer } from '../jobs/question.ts';
import type { Country } from '../shared/countries.ts';
import { deskLimits } from './desk-limits.ts';
import { defaultPhoneCode, type PhoneCode, phoneDigits, withoutExtension } from './phone.ts';

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

/** A phone number as it is stored, and what tells the country of one that does not name it. */
export interface SearchedPhone {
  phone: string;
  phoneCode?: PhoneCode | undefined;
  country?: Country | undefined;
}

/** What a number of each country begins with, dialled from elsewhere. */
const codes: Record<Country, PhoneCode> = { 'United Kingdom': '+44', India: '+91', Uzbekistan: '+998' };

/** The country code that an international number begins with, as they have been given out (E.164). */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The digits of a number from its country code on. */
function internationalDigits({ phone, phoneCode, country }: SearchedPhone): string {
  const dialled = withoutExtension(phoneDigits(phone)).replace(/^00/, '+');
  if (dialled.startsWith('+')) return dialled.slice(1);
  const chosen = phoneCode ?? (country && codes[country]) ?? defaultPhoneCode;
  const code = chosen === 'other' ? '' : chosen.slice(1);
  const digits = dialled.replace(/^0/, '');
  // An applicant may leave out the plus sign only: no number of these countries is so long without its code.
  return digits.startsWith(code) && digits.length >= code.length + 9 ? digits : `${code}${digits}`;
}

/** As few digits as somebody remembers of the end of a number. */
const shortestEnd = 3;

/**
 * What a number is found by: whatever digits it ends with, and what it begins with, dialled from abroad, or at home with the
 * leading 0 and without it.
 */
export function phoneTokens(phone: SearchedPhone): string[] {
  const international = internationalDigits(phone);
  const national = international.replace(countryCode, '');
  const beginnings = [international, national, `0${national}`].flatMap((digits) =>
    Array.from(digits, (_, index) => digits.slice(0, index + 1)).slice(1),
  );
  const ends = Array.from(international, (_, index) => international.slice(index)).slice(0, 1 - shortestEnd);
  return [...beginnings, ...ends];
}

/** As many digits in several groups are part of one number, and not several: "901 003", but "132 33". */
const shortestGrouped = 6;

/** The digits that are looked for where what was typed is a phone number, or a part of one; otherwise `undefined`. */
export function typedPhone(typed: string): string | undefined {
  const digits = phoneDigits(typed);
  if (!/^\+?\d{2,15}$/.test(digits)) return undefined;
  if (digits.startsWith('+')) return digits.slice(1);
  // A reference of an application can begin with two noughts too, but has no more than four digits after them.
  return digits.length >= shortestGrouped ? digits.replace(/^00(?=[1-9]\d{4})/, '') : undefined;
}
