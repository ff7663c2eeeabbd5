import { messages } from './messages.ts';
import { asciiDigits, tidyLine } from './tidy.ts';

/** A number without groups: 3, -2.5, 2,5. */
const plain = /^([+-]?)(\d{1,15})(?:[.,](\d{1,10}))?$/;
/** Numbers with grouped digits, Indian groups included (12,50,000). */
const grouped = [
  /^([+-]?)([1-9]\d{0,2}(?: \d{3}){1,4})(?:[.,](\d{1,10}))?$/,
  /^([+-]?)([1-9]\d{0,2}(?:,\d{2,3}){0,4},\d{3})(?:\.(\d{1,10}))?$/,
  /^([+-]?)([1-9]\d{0,2}(?:\.\d{3}){1,4})(?:,(\d{1,10}))?$/,
];

/** The result of reading a number: its digits with a point before the decimals, or the problem. */
export type TypedNumber = { digits: string } | { problem: string };

/**
 * Reads a number in the script and with the separators of any country. If a number can be read in two ways (1,250), the problem
 * names both.
 * @param problem the message for a text that is not a number
 * @param decimals the most decimals of the number
 */
export function readNumber(typed: string, problem: string, decimals = 10): TypedNumber {
  const written = asciiDigits(tidyLine(typed).normalize('NFKC'))
    .replaceAll('−', '-')
    .replaceAll('٫', '.')
    .replaceAll(/[\s'’٬]/g, ' ');
  const asPlain = digitsOf(plain.exec(written));
  const asGrouped = grouped.map((way) => digitsOf(way.exec(written))).find((digits) => digits !== undefined);
  if (asPlain === undefined || asGrouped === undefined) {
    const digits = asPlain ?? asGrouped;
    return digits === undefined ? { problem } : { digits };
  }
  // An amount of money never has three decimals, so 30,000 is clear. 30.000 is not: a computer writes thirty like this.
  if (decimals < 3 && written.includes(',')) return { digits: asGrouped };
  return { problem: messages.unclearNumber(asGrouped, String(Number(asPlain))) };
}

function digitsOf(match: RegExpExecArray | null): string | undefined {
  if (!match) return undefined;
  const [, sign, whole = '', decimals] = match;
  return `${sign === '-' ? sign : ''}${whole.replaceAll(/[ ,.]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`;
}
