import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { tidyPhone } from '../shared/tidy.ts';

/** The country codes of the contact form: those of the offices, or another one that is typed with the number. */
export const phoneCodes = ['+44', '+91', '+998', 'other'] as const;

export type PhoneCode = (typeof phoneCodes)[number];

export const defaultPhoneCode: PhoneCode = '+44';

/**
 * A phone number. With the code `other` the number begins with a plus sign and its country code. An extension follows the number:
 * `2079460018 ext. 12`, or `2079460018/19`.
 */
export interface Phone {
  phoneCode: PhoneCode;
  phone: string;
}

/** A sent number. A client without country codes sends none. */
export interface SentPhone {
  phone: string;
  phoneCode?: PhoneCode | undefined;
}

const { min, max } = limits.applicationPhoneDigits;
const whole = new RegExp(`^\\+[1-9][0-9]{${min - 1},${max - 1}}$`);
const wholeOrNational = new RegExp(`^\\+?[0-9]{${min},${max}}$`);

/** Valid numbers of an unusual length in these countries. */
const otherLengths: { readonly [Code in PhoneCode]?: RegExp } = { '+44': /^[18]\d{8}$|^8\d{6}$/, '+91': /^1\d{7,12}$/ };

/** Gives the digits of a number after a country code; `undefined` for `other`. */
export function digitsAfter(code: PhoneCode): number | undefined {
  return code === 'other' ? undefined : limits.contactPhoneDigits[code];
}

export function isPhone({ phoneCode, phone }: Phone): boolean {
  const digits = digitsAfter(phoneCode);
  const number = withoutExtension(phone);
  return digits === undefined ? whole.test(number) : number.length === digits && /^[0-9]+$/.test(number);
}

/** Tells whether a number can belong to any country, with its country code or without. */
export function isAnyPhone(phone: string): boolean {
  return wholeOrNational.test(withoutExtension(phone));
}

export function phoneMessage(code: PhoneCode): string {
  const digits = digitsAfter(code);
  return digits === undefined ? messages.applicationPhone : messages.contactPhone(digits);
}

const extension = /^(\+?\d+)(?:[,;:]?(?:ext(?:ension|n)?|x|#)[=:]?(\d{1,6})|\/(\d{1,4}))$/i;

/** Splits a typed number into its digits and its extension as stored, which can be empty. */
function partsOf(typed: string): { digits: string; extension: string } {
  const written = tidyPhone(typed)
    .replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1') // +44 (0)1206: callers dial that 0 only within the country.
    .replaceAll(/[\s().\-\u2010-\u2015]/g, '');
  const [, digits = '', inside, last] = extension.exec(written) ?? [];
  // If too few digits stand before the slash, the slash only separates groups: 030/1234.
  if (digits.length < min) return { digits: written.replaceAll('/', ''), extension: '' };
  return { digits, extension: inside === undefined ? `/${last}` : ` ext. ${inside}` };
}

/** Removes spaces, dashes, dots, slashes and brackets; an extension stays behind the number. */
export function phoneDigits(typed: string): string {
  const { digits, extension } = partsOf(typed);
  return digits + extension;
}

export function withoutExtension(phone: string): string {
  return phone.split(/[ /]/, 1)[0] ?? '';
}

/** Gives the address at which a device calls a number. */
export function phoneAddress(phone: string): string {
  const { digits, extension } = partsOf(phone);
  const inside = /\d+/.exec(extension)?.[0];
  return `tel:${digits.replaceAll(/[^+\d]/g, '')}${extension.startsWith(' ') ? `;ext=${inside}` : ''}`;
}

/**
 * Reads a typed number: `07700 900123`, `+91 98100 12345`, `0044 (0)1632 960120`.
 * @param chosen the chosen code, unless the number names its own
 */
export function readPhone(typed: string, chosen: PhoneCode): Phone {
  const { digits, extension } = partsOf(typed);
  const { phoneCode, phone } = readDigits(digits, chosen);
  return { phoneCode, phone: phone + extension };
}

function readDigits(digits: string, chosen: PhoneCode): Phone {
  const asChosen = { phoneCode: chosen, phone: digits };
  // First: a number with the digits of its country is taken as it is, whatever it begins with.
  if (chosen !== 'other' && isPhone(asChosen)) return asChosen;
  const dialled = digits.replace(/^00/, '+');
  const international = chosen === 'other' && !dialled.startsWith('+') ? `+${dialled}` : dialled;
  const named = phoneCodes.find((code) => international.startsWith(code));
  if (!named)
    return international.startsWith('+') ? { phoneCode: 'other', phone: international } : withoutTrunkPrefix(asChosen);
  const read = withoutTrunkPrefix({ phoneCode: named, phone: international.slice(named.length) });
  return otherLengths[named]?.test(read.phone) ? { phoneCode: 'other', phone: `${named}${read.phone}` } : read;
}

/** Removes the leading 0 that callers dial only within the country. */
function withoutTrunkPrefix({ phoneCode, phone }: Phone): Phone {
  const shorter = { phoneCode, phone: phone.replace(/^0/, '') };
  const isNumber = isPhone(shorter) || otherLengths[phoneCode]?.test(shorter.phone);
  return isNumber ? shorter : { phoneCode, phone };
}

/** Gives a number as a caller dials it from anywhere; brackets mark a 0 that only callers in the country dial. */
export function fullPhone({ phone, phoneCode = defaultPhoneCode }: SentPhone) {
  return phoneCode === 'other' ? phone : `${phoneCode} ${phone.replace(/^0/, '(0)')}`;
}
