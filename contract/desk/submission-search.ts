import { type Country, homeCountry } from '../firm/countries.ts';
import { countryFacts } from '../firm/country-facts.ts';
import { searchedWords } from '../jobs/job-search.ts';
import type { Answer } from '../jobs/question.ts';
import { deskLimits } from './desk-limits.ts';
import { nationalDigits, phoneDigits, phonePlans, type SentPhone, withoutExtension } from './phone.ts';

export interface SearchedSubmission extends SearchedPhone {
  reference: string;
  firstName: string;
  lastName: string;
  email: string;
  position?: string | undefined;
  company?: string | undefined;
  subject?: string | undefined;
  job?: { reference: string; title?: string | undefined } | undefined;
  answers?: readonly Answer[] | undefined;
  linkedin?: string | undefined;
  comments?: string | undefined;
  message?: string | undefined;
}

/**
 * Gives the search tokens of a submission: the beginnings of its words, and parts of its phone number. Firestore can only ask
 * whether an array contains a value. If there are too many tokens, words of the sender's text are left out.
 */
export function searchTokens(submission: SearchedSubmission): string[] {
  const tokens = new Set<string>();
  for (const token of tokensOf(submission)) {
    if (tokens.size === deskLimits.searchTokens) break;
    tokens.add(token);
  }
  return [...tokens];
}

/** Gives the most telling tokens first. */
function* tokensOf(submission: SearchedSubmission): Generator<string> {
  for (const answer of submission.answers ?? []) if (isChosen(answer)) yield answerToken(answer);
  const { reference, firstName, lastName, email, position, company, subject, job, linkedin = '' } = submission;
  const number = Number(reference.replaceAll(/\D/g, ''));
  const names = [firstName, lastName, email, company];
  const facts = [reference, number, ...names, position, subject, job?.reference, job?.title];
  for (const word of searchedWords(facts.join(' '))) yield* beginningsOf(word, shortest);
  // While names are hidden, the phone number is blank.
  if (submission.phone !== '') yield* phoneTokens(submission);
  for (const word of searchedWords(linkedinName(linkedin))) yield* beginningsOf(word, shortest);
  const { comments, message } = submission;
  for (const word of searchedWords(namesFirst(comments ?? message ?? ''))) yield* beginningsOf(word, shortestOfText);
}

/** Tells whether lists can filter by an answer: the applicant chose it from the job's options. */
const isChosen = ({ kind, changed }: Answer) => !changed && (kind === 'yes-no' || kind === 'one-of');

/** Gives the token of an answer. Typed words never contain a colon. */
export function answerToken({ id, answer }: Pick<Answer, 'id' | 'answer'>): string {
  return `${id}:${answer}`;
}

const shortest = 2;
/** The shortest beginning of a word in the sender's text, which has many words. */
const shortestOfText = 3;
const longest = 12;

function* beginningsOf(word: string, from: number): Generator<string> {
  for (let end = Math.min(from, word.length); end <= Math.min(word.length, longest); end++) yield word.slice(0, end);
}

/** Puts names and numbers before the other words of a text: an employer, a town, a voltage. */
function namesFirst(text: string): string {
  const words = text.split(/\s+/);
  return [...words.filter((word) => /[\p{Lu}\p{N}]/u.test(word)), ...words].join(' ');
}

/** Gives the name in the address of a LinkedIn profile. Another text stays as it is. */
function linkedinName(address: string): string {
  const name = address.trim().replace(/^(?:https?:\/\/)?(?:[\w-]+\.)*linkedin\.com\/(?:in|pub)\//i, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Plans a search: Firestore looks for the token of the longest word, and `hasWords` checks the others in the results. Gives
 * `undefined` if the typed text is too short.
 */
export function searchOf(typed: string): { token: string; others: string[] } | undefined {
  const phone = typedPhone(typed);
  if (phone !== undefined) return { token: phone, others: [] };
  const words = searchedWords(linkedinName(typed)).map((word) => word.slice(0, longest));
  const [token, ...others] = words.toSorted((one, other) => other.length - one.length);
  return token === undefined || token.length < shortest ? undefined : { token, others };
}

export function hasWords(tokens: readonly string[], others: readonly string[]): boolean {
  return others.every((word) => tokens.some((token) => token.startsWith(word)));
}

/** Gives the spelling in which the same email addresses are equal. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** A stored phone number, with the fields that tell its country. */
export interface SearchedPhone extends SentPhone {
  country?: Country | undefined;
}

/** The country codes of E.164. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

function internationalDigits({ phone, phoneCode, country }: SearchedPhone): string {
  const dialled = withoutExtension(phoneDigits(phone)).replace(/^00/, '+');
  if (dialled.startsWith('+')) return dialled.slice(1);
  if (phoneCode === 'other') return dialled.replace(/^0/, '');
  const plan = (phoneCode && phonePlans.get(phoneCode)) ?? countryFacts[country ?? homeCountry].phone;
  const code = plan.code.slice(1);
  const digits = nationalDigits(dialled, plan);
  // The applicant may have left out the plus sign: numbers of the country are shorter without their code.
  return digits.startsWith(code) && digits.length > plan.digits.max ? digits : `${code}${digits}`;
}

const shortestEnd = 3;

/** Gives the search tokens of a number: its ends, and its beginnings with the country code, with a leading 0 and without. */
export function phoneTokens(phone: SearchedPhone): string[] {
  const international = internationalDigits(phone);
  const national = international.replace(countryCode, '');
  const beginnings = [international, national, `0${national}`].flatMap((digits) =>
    Array.from(digits, (_, index) => digits.slice(0, index + 1)).slice(1),
  );
  const ends = Array.from(international, (_, index) => international.slice(index)).slice(0, 1 - shortestEnd);
  return [...beginnings, ...ends];
}

/** From this many digits on, groups of digits count as one number: "901 003", but not "132 33". */
const shortestGrouped = 6;

/** Gives the digits to look for if the typed text is a phone number or a part of one. */
export function typedPhone(typed: string): string | undefined {
  const digits = phoneDigits(typed);
  if (!/^\+?\d{2,15}$/.test(digits)) return undefined;
  if (digits.startsWith('+')) return digits.slice(1);
  // An application's reference can also begin with two noughts, but then has at most four more digits.
  return digits.length >= shortestGrouped ? digits.replace(/^00(?=[1-9]\d{4})/, '') : undefined;
}
