import { passwordWords } from '@site/contract/firm/identity';
import { roles } from '@site/contract/team/roles';

/** Words of the firm, of this website and of the firm's work, which a stranger tries first for an admin's password. */
const firmWords: readonly string[] = [
  ...passwordWords,
  ...['website', 'dashboard', 'admin', 'careers', 'desk', 'recruiter', 'engineer', 'engineering', ...roles],
  ...['substation', 'switchgear', 'transformer', 'protection', 'earthing', 'battery', 'generator', 'connection'],
  ...['voltage', 'grid'],
];

/** A password with fewer letters than this, beside its figures and signs, has no word that could be unknown. */
const fewestLetters = 4;

const letterOfSign: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
};

let passwords: Promise<ReadonlySet<string>> | undefined;

/**
 * Tells whether a password is a common one or a word that a stranger knows of its owner: as it is, or as people change it, with
 * capitals, figures and signs around it, signs for letters, twice, or backwards.
 * @param about the words that a stranger knows besides those of the firm: the owner's name and address, the site's address
 */
export async function isCommonPassword(password: string, about: readonly string[]): Promise<boolean> {
  passwords ??= loadPasswords();
  const [common, words] = [await passwords, wordsOf([...firmWords, ...about])];
  const isKnown = (text: string) => text.length < fewestLetters || common.has(text) || words.has(text);
  const text = password.toLowerCase();
  const core = coreOf(text);
  const plain = core.replace(/[@431!0$57]/g, (sign) => letterOfSign[sign] ?? sign);
  const backwards = Array.from(plain).reverse().join('');
  return [text, core, plain, backwards].some((form) => isKnown(form) || isKnown(repeatedPart(form)));
}

/** The list is large. It is loaded when an admin first chooses a password, so that other requests do not wait for it. */
async function loadPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Gives the part of which a text is made by repetition: "abcabc" is "abc" twice. Other texts stay whole. */
function repeatedPart(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1));
}

/** Gives a text without the figures and signs around its letters. */
function coreOf(text: string): string {
  return /\p{L}.*\p{L}/su.exec(text)?.[0] ?? '';
}

/** Gives texts whole, their words, and their words joined: of an address also the part before the "@". */
function wordsOf(texts: readonly string[]): Set<string> {
  const between = /[^\p{L}\p{N}]+/gu;
  const parts = texts.map((text) => text.toLowerCase()).flatMap((text) => [text, ...text.split('@')]);
  const words = parts.flatMap((part) => [part, part.replace(between, ''), ...part.split(between)]);
  return new Set(words.flatMap((word) => [word, coreOf(word)]));
}
