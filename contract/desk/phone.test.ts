import { describe, expect, it, test } from 'vitest';
import { contactInput } from '../test-support/submissions.ts';
import { contactSchema } from './contact.ts';
import { fullPhone, type PhoneCode } from './phone.ts';

/** What becomes of a number, or what is said about it. */
function read(phone: string, phoneCode?: PhoneCode) {
  const { data, error } = contactSchema.safeParse({ ...contactInput, phone, phoneCode });
  return data ? [data.phoneCode, data.phone] : error?.issues.map(({ path, message }) => `${path}: ${message}`).join();
}

describe('the phone number of an enquiry', () => {
  it.each<[string, PhoneCode, string]>([
    ['7700 900123', '+44', '7700900123'],
    ['07700 900123', '+44', '7700900123'],
    ['0123456789', '+44', '0123456789'],
    ['0012345678', '+44', '0012345678'],
    ['98100-12345', '+91', '9810012345'],
    ['(90) 123.45.67', '+998', '901234567'],
    ['+1 (202) 555-0123', 'other', '+12025550123'],
    ['0049 30 123456', 'other', '+4930123456'],
    ['49 30 123456', 'other', '+4930123456'],
  ])('%s after %s is %s', (typed, code, number) => {
    expect(read(typed, code)).toEqual([code, number]);
  });

  it.each<[string, PhoneCode, PhoneCode, string]>([
    ['+44 7700 900123', '+91', '+44', '7700900123'],
    ['+91 98100 12345', '+44', '+91', '9810012345'],
    ['0091 98100 12345', '+44', '+91', '9810012345'],
    ['+44 (0)7700 900123', '+44', '+44', '7700900123'],
    ['+998 90 123 45 67', '+44', '+998', '901234567'],
    ['447700900123', 'other', '+44', '7700900123'],
    ['+49 30 123456', '+44', 'other', '+4930123456'],
  ])('%s names its own code, whatever is chosen', (typed, chosen, code, number) => {
    expect(read(typed, chosen)).toEqual([code, number]);
  });

  it.each<[string, PhoneCode, string]>([
    ['770090012', '+44', 'phone: Phone number must be 10 digits'],
    ['17700900123', '+44', 'phone: Phone number must be 10 digits'],
    ['981001234', '+91', 'phone: Phone number must be 10 digits'],
    ['9012345678', '+998', 'phone: Phone number must be 9 digits'],
    ['+998 90 123', '+44', 'phone: Phone number must be 9 digits'],
    ['123456', 'other', 'phone: Phone number must have 7 to 15 digits'],
    ['030 1234567', 'other', 'phone: Phone number must have 7 to 15 digits'],
    ['call me', 'other', 'phone: Phone number must have 7 to 15 digits'],
  ])('%s after %s is none', (typed, code, message) => {
    expect(read(typed, code)).toBe(message);
  });

  it.each(['07700 900123', '+447700900123', '00447700900123'])(
    'of a client that knows no codes is ten digits and nothing else: %s is refused',
    (typed) => {
      expect(read(typed)).toBe('phone: Phone number must be 10 digits');
      expect(read('7700 900123')).toEqual(['+44', '7700900123']);
    },
  );

  it('is judged together with all other fields, and not before its own code is one', () => {
    const { error } = contactSchema.safeParse({ ...contactInput, firstName: '', phone: '1' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['firstName'], ['phone']]);
    const other = contactSchema.safeParse({ ...contactInput, phone: '1', phoneCode: '+33' });
    expect(other.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['phoneCode'], 'Country code is not one of the options'],
    ]);
  });
});

test('a number is told as it is dialled', () => {
  expect(fullPhone({ phone: '7700900123' })).toBe('+44 7700900123');
  expect(fullPhone({ phoneCode: '+998', phone: '901234567' })).toBe('+998 901234567');
  expect(fullPhone({ phoneCode: 'other', phone: '+12025550123' })).toBe('+12025550123');
});
