import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { phoneDigits } from '../shared/text-fields.ts';

/** What an enquiry can choose for a country code: those of our offices, or another, which is typed with the number. */
export const phoneCodes = ['+44', '+91', '+998', 'other'] as const;

export type PhoneCode = (typeof phoneCodes)[number];

/** What counts where nobody has chosen. */
export const defaultPhoneCode: PhoneCode = '+44';

/** A phone number in its parts. After `other` it is whole, and begins with a plus sign. */
export interface Phone {
  phoneCode: PhoneCode;
  phone: string;
}

const { min, max } = limits.applicationPhoneDigits;
const whole = new RegExp(`^\\+[1-9][0-9]{${min - 1},${max - 1}}$`);

/** How many digits a number has after a country code; `undefined` where there is no telling. */
export function digitsAfter(code: PhoneCode): number | undefined {
  return code === 'other' ? undefined : limits.contactPhoneDigits[code];
}

/** Whether a number has the digits of its country. */
export function isPhone({ phoneCode, phone }: Phone): boolean {
  const digits = digitsAfter(phoneCode);
  return digits === undefined ? whole.test(phone) : phone.length === digits && /^[0-9]+$/.test(phone);
}

/** What a number that is none is told. */
export function phoneMessage(code: PhoneCode): string {
  const digits = digitsAfter(code);
  return digits === undefined ? messages.applicationPhone : messages.contactPhone(digits);
}

/**
 * Reads a number as people write theirs: `07700 900123`, `+91 98100 12345`, `0044 (0)1632 960120`.
 * @param chosen the code beside it, which counts unless the number names its own
 */
export function readPhone(typed: string, chosen: PhoneCode): Phone {
  const digits = phoneDigits(typed);
  const asChosen = { phoneCode: chosen, phone: digits };
  // Before anything is read into it: ten digits are ten digits, whatever they begin with.
  if (chosen !== 'other' && isPhone(asChosen)) return asChosen;
  const dialled = digits.replace(/^00/, '+');
  const international = chosen === 'other' && !dialled.startsWith('+') ? `+${dialled}` : dialled;
  const named = phoneCodes.find((code) => international.startsWith(code));
  if (named) return withoutTrunkPrefix({ phoneCode: named, phone: international.slice(named.length) });
  return international.startsWith('+') ? { phoneCode: 'other', phone: international } : withoutTrunkPrefix(asChosen);
}

/** A number without the 0 that is dialled before it within its country only. */
function withoutTrunkPrefix({ phoneCode, phone }: Phone): Phone {
  const shorter = { phoneCode, phone: phone.replace(/^0/, '') };
  return isPhone(shorter) ? shorter : { phoneCode, phone };
}

/** A number as it is dialled from anywhere. */
export function fullPhone({
  phone,
  phoneCode = defaultPhoneCode,
}: {
  phone: string;
  phoneCode?: PhoneCode | undefined;
}) {
  return phoneCode === 'other' ? phone : `${phoneCode} ${phone}`;
}
