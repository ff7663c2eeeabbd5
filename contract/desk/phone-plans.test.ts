import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, it, vi } from 'vitest';
import type { PhonePlan } from '../firm/country-facts.ts';
import { home } from '../test-support/offices.ts';
import { testRows } from '../test-support/test-rows.ts';
import { fullPhone, isPhone, type PhoneCode, phoneAddress, phoneMessage, readPhone } from './phone.ts';
import { phoneTokens } from './submission-search.ts';

// Other countries than the firm's: numbers without a fixed length, with a 0 that callers drop or keep, and other prefixes.
vi.mock('../firm/country-facts.ts', () => ({
  countryFacts: Object.fromEntries(
    Object.entries({
      [home.country]: { code: '+49', digits: { min: 6, max: 11 }, trunkPrefix: '0' },
      'like Italy': { code: '+39', digits: { min: 6, max: 11 } },
      'like Hungary': { code: '+36', digits: { min: 8, max: 9 }, trunkPrefix: '06' },
      'like Canada': { code: '+1', digits: { min: 10, max: 10 }, trunkPrefix: '1' },
      'like the United States': { code: '+1', digits: { min: 10, max: 10 }, trunkPrefix: '1' },
    } satisfies Record<string, PhonePlan>).map(([country, phone]) => [country, { phone }]),
  ),
}));

const read = (typed: string, chosen: PhoneCode) => {
  const phone = readPhone(typed, chosen);
  return isPhone(phone) ? phoneAddress(fullPhone(phone)) : phoneMessage(phone.phoneCode);
};

testRows<[string, PhoneCode, string, CountryCode]>([
  // Germany: the 0 is dialled within the country only.
  ['0341 1234567', '+49', 'tel:+493411234567', 'DE'],
  ['030 12345678', '+49', 'tel:+493012345678', 'DE'],
  ['341 1234567', '+49', 'tel:+493411234567', 'DE'],
  ['+49 341 1234567', '+49', 'tel:+493411234567', 'DE'],
  ['+49 (0)341 1234567', '+39', 'tel:+493411234567', 'DE'],
  ['0049 341 1234567', '+36', 'tel:+493411234567', 'DE'],
  ['0171 2345678', '+49', 'tel:+491712345678', 'DE'],
  ['+49 0171 2345678', '+49', 'tel:+491712345678', 'DE'],
  // Italy: the 0 is a part of the number.
  ['06 12345678', '+39', 'tel:+390612345678', 'IT'],
  ['+39 06 12345678', '+49', 'tel:+390612345678', 'IT'],
  ['+39 (0)6 12345678', '+49', 'tel:+390612345678', 'IT'],
  ['0039 06 12345678', '+39', 'tel:+390612345678', 'IT'],
  ['312 345 6789', '+39', 'tel:+393123456789', 'IT'],
  // Hungary: two digits before a number.
  ['06 1 234 5678', '+36', 'tel:+3612345678', 'HU'],
  ['06 20 123 4567', '+36', 'tel:+36201234567', 'HU'],
  ['+36 1 234 5678', '+49', 'tel:+3612345678', 'HU'],
  // One code for two countries.
  ['1 (202) 555-0123', '+1', 'tel:+12025550123', 'US'],
  ['202 555 0123', '+1', 'tel:+12025550123', 'US'],
  ['+1 202 555 0123', '+49', 'tel:+12025550123', 'US'],
])('a number is stored as it is dialled from abroad', (typed, chosen, address, country) => {
  expect(read(typed, chosen)).toBe(address);
  expect(parsePhoneNumberFromString(typed, country)?.number ?? '').toBe(address.replace('tel:', ''));
});

testRows<[string, PhoneCode, string]>([
  ['03012', '+49', 'Phone number must have 6 to 11 digits'],
  ['030 123', '+49', 'Phone number must have 6 to 11 digits'],
  ['341 123456789', '+49', 'Phone number must have 6 to 11 digits'],
  ['06 123', '+39', 'Phone number must have 6 to 11 digits'],
  ['20 555 0123', '+1', 'Phone number must be 10 digits'],
])('a number with too few or too many digits is refused in words', (typed, chosen, message) => {
  expect(read(typed, chosen)).toBe(message);
});

it('a search finds a number with the 0 that belongs to it', () => {
  const tokens = phoneTokens({ phone: '0612345678', phoneCode: '+39' });
  expect(tokens).toContain('390612345678');
  expect(tokens).toContain('0612345678');
  expect(phoneTokens({ phone: '03411234567', phoneCode: '+49' })).toContain('493411234567');
});
