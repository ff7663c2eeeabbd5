import { homeCountry } from '../firm/countries.ts';
import { countryFacts, type PhonePlan } from '../firm/country-facts.ts';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { tidyPhone } from '../shared/tidy.ts';

/** The country codes of the contact form: those of the offices, or another one that is typed with the number. */
export type PhoneCode = PhonePlan['code'] | 'other';

/** The plans of the countries with an office, by their codes. */
export const phonePlans: ReadonlyMap<PhoneCode, PhonePlan> = new Map(
  Object.values(countryFacts).map(({ phone }) => [phone.code, phone]),
);

export const phoneCodes: readonly PhoneCode[] = [...phonePlans.keys(), 'other'];

export const defaultPhoneCode: PhoneCode = countryFacts[homeCountry].phone.code;

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

/** Gives how many digits a number has after a country code; `undefined` for `other`. */
export function digitsAfter(code: PhoneCode): PhonePlan['digits'] | undefined {
  return phonePlans.get(code)?.digits;
}

export function isPhone({ phoneCode, phone }: Phone): boolean {
  const plan = phonePlans.get(phoneCode);
  const number = withoutExtension(phone);
  if (!plan) return whole.test(number);
  const { min, max } = plan.digits;
  // Without a fixed length, a number with its prefix can be as long as one without.
  const hasPrefix = min < max && ['00', plan.trunkPrefix ?? '00'].some((prefix) => number.startsWith(prefix));
  return /^[0-9]+$/.test(number) && number.length >= min && number.length <= max && !hasPrefix;
}

/** Tells whether a number can belong to any country, with its country code or without. */
export function isAnyPhone(phone: string): boolean {
  return wholeOrNational.test(withoutExtension(phone));
}

export function phoneMessage(code: PhoneCode): string {
  const digits = digitsAfter(code);
  return digits === undefined ? messages.applicationPhone : messages.contactPhone(digits.min, digits.max);
}

const extension = /^(\+?\d+)(?:[,;:]?(?:ext(?:ension|n)?|x|#)[=:]?(\d{1,6})|\/(\d{1,4}))$/i;

const codeIn = (international: string) => [...phonePlans.keys()].find((code) => international.startsWith(code));

/** Tells whether callers from abroad dial the 0 in brackets: `+39 (0)6` is Rome, but `+44 (0)1206` is Colchester without it. */
function keepsNought(before: string): boolean {
  const plan = phonePlans.get(codeIn(before.trim().replace(/^00/, '+')) ?? 'other');
  return plan !== undefined && plan.trunkPrefix === undefined;
}

/** Splits a typed number into its digits and its extension as stored, which can be empty. */
function partsOf(typed: string): { digits: string; extension: string } {
  const written = tidyPhone(typed)
    .replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, (_, before: string) => (keepsNought(before) ? `${before}0` : before))
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
  const named = codeIn(international);
  if (!named)
    return international.startsWith('+') ? { phoneCode: 'other', phone: international } : withoutTrunkPrefix(asChosen);
  const read = withoutTrunkPrefix({ phoneCode: named, phone: international.slice(named.length) });
  return phonePlans.get(named)?.others?.test(read.phone)
    ? { phoneCode: 'other', phone: `${named}${read.phone}` }
    : read;
}

/** Removes the digits that callers dial only within the country. */
export function nationalDigits(dialled: string, { trunkPrefix = '' }: PhonePlan): string {
  return dialled.startsWith(trunkPrefix) ? dialled.slice(trunkPrefix.length) : dialled;
}

/** Leaves the prefix away where a valid number remains. */
function withoutTrunkPrefix({ phoneCode, phone }: Phone): Phone {
  const plan = phonePlans.get(phoneCode);
  if (!plan) return { phoneCode, phone };
  const shorter = { phoneCode, phone: nationalDigits(phone, plan) };
  const isNumber = isPhone(shorter) || plan.others?.test(shorter.phone);
  return isNumber ? shorter : { phoneCode, phone };
}

/** Gives a number as a caller dials it from anywhere; brackets mark a 0 that only callers in the country dial. */
export function fullPhone({ phone, phoneCode = defaultPhoneCode }: SentPhone) {
  if (phoneCode === 'other') return phone;
  return `${phoneCode} ${phonePlans.get(phoneCode)?.trunkPrefix === '0' ? phone.replace(/^0/, '(0)') : phone}`;
}
