import { contactSchema } from '@site/contract/desk/contact';
import { fullPhone, isPhone, type PhoneCode, phoneAddress, readPhone } from '@site/contract/desk/phone';
import { phoneTokens, type SearchedPhone, searchOf } from '@site/contract/desk/submission-search';
import { contactInput } from '@site/contract/test-support/submissions';
import { testRows } from '@site/contract/test-support/test-rows';
import { getCountries, getCountryCallingCode, getExampleNumber, isValidPhoneNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it, test } from 'vitest';

/** Gives the parsed number, or the error message. */
function read(phone: string, phoneCode?: PhoneCode) {
  const { data, error } = contactSchema.safeParse({ ...contactInput, phone, phoneCode });
  return data ? [data.phoneCode, data.phone] : error?.issues.map(({ path, message }) => `${path}: ${message}`).join();
}

describe('the phone number of an enquiry', () => {
  testRows<[string, PhoneCode, string]>([
    ['7700 900123', '+44', '7700900123'],
    ['07700 900123', '+44', '7700900123'],
    ['0123456789', '+44', '0123456789'],
    ['0012345678', '+44', '0012345678'],
    ['98100-12345', '+91', '9810012345'],
    ['(90) 123.45.67', '+998', '901234567'],
    ['+1 (202) 555-0123', 'other', '+12025550123'],
    ['0049 30 123456', 'other', '+4930123456'],
    ['49 30 123456', 'other', '+4930123456'],
    ['٠٧٧٠٠ ٩٠٠١٢٣', '+44', '7700900123'],
    ['९८१०० १२३४५', '+91', '9810012345'],
    ['７７００　９００１２３', '+44', '7700900123'],
    ['20 7946 0018 ext 12', '+44', '2079460018 ext. 12'],
    ['020 7946 0018 x12', '+44', '2079460018 ext. 12'],
    ['2079460018 ext. 12', '+44', '2079460018 ext. 12'],
    ['20 7946 0018/19', '+44', '2079460018/19'],
    ['07700 900123 (mobile)', '+44', '7700900123'],
    ['030/1234567', '+44', '0301234567'],
  ])('is read with the chosen country code', (typed, code, number) => {
    expect(read(typed, code)).toEqual([code, number]);
  });

  testRows<[string, PhoneCode, PhoneCode, string]>([
    ['+44 7700 900123', '+91', '+44', '7700900123'],
    ['+91 98100 12345', '+44', '+91', '9810012345'],
    ['0091 98100 12345', '+44', '+91', '9810012345'],
    ['+44 (0)7700 900123', '+44', '+44', '7700900123'],
    ['+998 90 123 45 67', '+44', '+998', '901234567'],
    ['447700900123', 'other', '+44', '7700900123'],
    ['+49 30 123456', '+44', 'other', '+4930123456'],
    ['tel:+44-20-7946-0018;ext=12', '+91', '+44', '2079460018 ext. 12'],
    ['+٩١ ٩٨١٠٠ ١٢٣٤٥', '+44', '+91', '9810012345'],
    // The United Kingdom also has numbers of nine digits, and India has longer ones. A number with its country code is stored
    // like those of other countries.
    ['+44 16977 2345', '+44', 'other', '+44169772345'],
    ['+44 (0)16977 2345', '+44', 'other', '+44169772345'],
    ['+44169772345', 'other', 'other', '+44169772345'],
    ['+91 1800 123 4567', '+44', 'other', '+9118001234567'],
  ])('keeps its own country code, even if another code is chosen', (typed, chosen, code, number) => {
    expect(read(typed, chosen)).toEqual([code, number]);
  });

  testRows<[string, PhoneCode, string]>([
    ['770090012', '+44', 'phone: Phone number must be 10 digits'],
    ['17700900123', '+44', 'phone: Phone number must be 10 digits'],
    ['981001234', '+91', 'phone: Phone number must be 10 digits'],
    ['9012345678', '+998', 'phone: Phone number must be 9 digits'],
    ['+998 90 123', '+44', 'phone: Phone number must be 9 digits'],
    ['123456', 'other', 'phone: Phone number must have 7 to 15 digits'],
    ['030 1234567', 'other', 'phone: Phone number must have 7 to 15 digits'],
    ['call me', 'other', 'phone: Phone number must have 7 to 15 digits'],
    ['16977 2345', '+44', 'phone: Phone number must be 10 digits'],
    ['+44 7700 90012', '+44', 'phone: Phone number must be 10 digits'],
    ['07700 900123 / 07700 900456', '+44', 'phone: Phone number must be 10 digits'],
  ])('is refused with a message if it has too few or too many digits', (typed, code, message) => {
    expect(read(typed, code)).toBe(message);
  });

  testRows(['07700 900123', '+447700900123', '00447700900123'])(
    'of a client that knows no codes is ten digits and nothing else',
    (typed) => {
      expect(read(typed)).toBe('phone: Phone number must be 10 digits');
      expect(read('7700 900123')).toEqual(['+44', '7700900123']);
      expect(read('٧٧٠٠٩٠٠١٢٣')).toEqual(['+44', '7700900123']);
    },
  );

  it('is checked together with all other fields, once its country code is valid', () => {
    const { error } = contactSchema.safeParse({ ...contactInput, firstName: '', phone: '1' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['firstName'], ['phone']]);
    const other = contactSchema.safeParse({ ...contactInput, phone: '1', phoneCode: '+33' });
    expect(other.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['phoneCode'], 'Country code is not one of the options'],
    ]);
  });
});

test('a number is shown as people dial it', () => {
  expect(fullPhone({ phone: '7700900123' })).toBe('+44 7700900123');
  expect(fullPhone({ phone: '0169772345' })).toBe('+44 (0)169772345');
  expect(fullPhone({ phoneCode: '+998', phone: '901234567' })).toBe('+998 901234567');
  expect(fullPhone({ phoneCode: 'other', phone: '+12025550123' })).toBe('+12025550123');
});

testRows([
  ['+44 (0)169772345', 'tel:+44169772345'],
  ['+44 2079460018 ext. 12', 'tel:+442079460018;ext=12'],
  ['+44 2079460018/19', 'tel:+442079460018'],
  ['07700900123', 'tel:07700900123'],
  ['+1?x=1;phone-context=evil', 'tel:+11'],
])('the link that calls a number has only digits', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});

// The library knows all numbers of the world, but costs a visitor 25 kB of script. This test uses the library to check
// our own parser.
describe('a phone number of each country', () => {
  testRows(getCountries().filter((country) => examples[country]))('is accepted as people dial it', (country) => {
    const example = getExampleNumber(country, examples);
    if (!example) throw new Error(`There is no example for ${country}.`);
    const { number, nationalNumber } = example;
    const typed = [number, example.formatInternational(), example.getURI()].map((text) => readPhone(text, '+44'));
    // Ten digits after a chosen code stay ten digits, even if the first two are zeros.
    for (const read of [...typed, readPhone(number.replace('+', '00'), 'other')]) {
      expect(isPhone(read)).toBe(true);
      expect(phoneAddress(fullPhone(read))).toBe(`tel:${number}`);
    }
    expect(phoneTokens({ phone: number, phoneCode: 'other' })).toContain(nationalNumber);
  });
});

testRows(['GB', 'IN', 'UZ'] as const)(
  "whatever length a number of our offices' countries has, it is taken with its country code",
  (country) => {
    const code = `+${getCountryCallingCode(country)}`;
    const beginnings = Array.from({ length: 900 }, (_, index) => String(index + 100));
    const lengths = [7, 8, 9, 10, 11, 12, 13];
    const numbers = lengths.flatMap((length) => beginnings.map((digits) => digits.padEnd(length, '234567890')));
    const valid = numbers.filter((national) => isValidPhoneNumber(code + national));
    expect(valid.length).toBeGreaterThan(100);
    const refused = valid.filter((national) => {
      const read = readPhone(code + national, '+44');
      return !isPhone(read) || phoneAddress(fullPhone(read)) !== `tel:${code}${national}`;
    });
    expect(refused).toEqual([]);
  },
);

const isPhoneFound = (typed: string, phone: SearchedPhone) => phoneTokens(phone).includes(searchOf(typed)?.token ?? '');

/** One number in the forms that enquirers and applicants send. */
const london: SearchedPhone[] = [
  { phone: '+447700901003' },
  { phone: '00447700901003' },
  { phone: '7700901003', phoneCode: '+44' },
  { phone: '7700901003' },
  { phone: '07700901003', country: 'United Kingdom' },
  { phone: '447700901003', country: 'United Kingdom' },
];

describe('a number in every form', () => {
  testRows([
    ...['003', '1003', '901003', '901 003', '700901003'],
    ...['+44 7700 901003', '+44 (0)7700 901003', '0044 7700 901003', '447700901003', '07700 901003', '(07700) 901-003'],
    ...['+44', '+44 77', '0770', '07700 9', '7700', '7700 90', '004477009', '44770'],
  ])('is found by a typed part in any form', (typed) => {
    expect(london.filter((phone) => !isPhoneFound(typed, phone))).toEqual([]);
  });

  testRows(['03', '900', '901 004', '+45 7700 901003', '+91', '9010', '447700901004'])(
    'is not found by other digits',
    (typed) => {
      expect(london.filter((phone) => isPhoneFound(typed, phone))).toEqual([]);
    },
  );
});

describe('a number of another country', () => {
  testRows([
    ['90123', { phone: '+998901234567' }],
    ['090 123 45', { phone: '+998901234567' }],
    ['90 123 45 67', { phone: '901234567', country: 'Uzbekistan' }],
    ['+998 90 123', { phone: '998901234567', country: 'Uzbekistan' }],
    ['+91 98100', { phone: '9810012345', phoneCode: '+91' }],
    ['91981', { phone: '9198100123', country: 'India' }],
    ['+91 91981', { phone: '9198100123', country: 'India' }],
    ['030 1234', { phone: '+49301234567', phoneCode: 'other' }],
    ['(212) 555', { phone: '+12125550123', phoneCode: 'other' }],
    ['0353', { phone: '+3533531234', phoneCode: 'other' }],
    ['123456789012345', { phone: '+123456789012345', phoneCode: 'other' }],
    ['3456789012345', { phone: '+123456789012345', phoneCode: 'other' }],
  ] satisfies [string, SearchedPhone][])('is found by a typed part', (typed, phone) => {
    expect(isPhoneFound(typed, phone)).toBe(true);
  });
});
