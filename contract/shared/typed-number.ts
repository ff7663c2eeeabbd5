import { messages } from './messages.ts';
import { asciiDigits, tidyLine } from './tidy.ts';

/** As people write numbers: 3, -2.5, 2,5. */
const plain = /^([+-]?)(\d{1,15})(?:[.,](\d{1,10}))?$/;
/** With their digits in groups, those of India (12,50,000) included. */
const grouped = [
  /^([+-]?)([1-9]\d{0,2}(?: \d{3}){1,4})(?:[.,](\d{1,10}))?$/,
  /^([+-]?)([1-9]\d{0,2}(?:,\d{2,3}){0,4},\d{3})(?:\.(\d{1,10}))?$/,
  /^([+-]?)([1-9]\d{0,2}(?:\.\d{3}){1,4})(?:,(\d{1,10}))?$/,
];

/** What a number was read as: its digits with a point before the decimals, or why it was not. */
export type TypedNumber = { digits: string } | { problem: string };

/**
 * Reads a number in the script and with the separators of any country. Of one that can be read in two ways (1,250) the problem
 * names both.
 * @param problem what a text is told that is not a number
 * @param decimals as many the number can have
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
  // An amount in money has no three decimals: 30,000 is told by that. 30.000 is not: a computer writes thirty like this.
  if (decimals < 3 && written.includes(',')) return { digits: asGrouped };
  return { problem: messages.unclearNumber(asGrouped, String(Number(asPlain))) };
}

function digitsOf(match: RegExpExecArray | null): string | undefined {
  if (!match) return undefined;
  const [, sign, whole = '', decimals] = match;
  return `${sign === '-' ? sign : ''}${whole.replaceAll(/[ ,.]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`;
}
