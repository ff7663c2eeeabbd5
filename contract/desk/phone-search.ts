import type { Country } from '../shared/countries.ts';
import { defaultPhoneCode, type PhoneCode, phoneDigits, withoutExtension } from './phone.ts';

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
