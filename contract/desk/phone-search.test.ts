import { describe, expect, it } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { phoneTokens, type SearchedPhone, searchOf } from './submission-search.ts';

const isFound = (typed: string, phone: SearchedPhone) => phoneTokens(phone).includes(searchOf(typed)?.token ?? '');

/** One number, as enquirers and applicants send it. */
const london: SearchedPhone[] = [
  { phone: '+447700901003' },
  { phone: '00447700901003' },
  { phone: '7700901003', phoneCode: '+44' },
  { phone: '7700901003' },
  { phone: '07700901003', country: 'United Kingdom' },
  { phone: '447700901003', country: 'United Kingdom' },
];

describe('a number, however it was sent', () => {
  testRows([
    ...['003', '1003', '901003', '901 003', '700901003'],
    ...['+44 7700 901003', '+44 (0)7700 901003', '0044 7700 901003', '447700901003', '07700 901003', '(07700) 901-003'],
    ...['+44', '+44 77', '0770', '07700 9', '7700', '7700 90', '004477009', '44770'],
  ])('is found by a part that people type, in any form', (typed) => {
    expect(london.filter((phone) => !isFound(typed, phone))).toEqual([]);
  });

  testRows(['03', '900', '901 004', '+45 7700 901003', '+91', '9010', '447700901004'])(
    'is not found by other digits',
    (typed) => {
      expect(london.filter((phone) => isFound(typed, phone))).toEqual([]);
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
  ] satisfies [string, SearchedPhone][])('is found by what people type of it', (typed, phone) => {
    expect(isFound(typed, phone)).toBe(true);
  });
});

testRows([
  ['000123', '000123'],
  ['001234', '001234'],
  ['12', '12'],
  ['1234567890123456', '123456789012'],
])('is looked for as it is where it is too short or too long to be a number', (typed, token) => {
  expect(searchOf(typed)).toEqual({ token, others: [] });
});

it('two short numbers are not one', () => {
  expect(searchOf('132 33')).toEqual({ token: '132', others: ['33'] });
});
