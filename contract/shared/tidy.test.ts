import { expect, test } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { asciiDigits, tidyEmail, tidyLine, tidyLink, tidyPhone, tidyText } from './tidy.ts';

testRows([
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  [' www.drive.google.com/file?id=1. ', 'https://www.drive.google.com/file?id=1'],
  ['münchen-1.de:8443/cv', 'https://münchen-1.de:8443/cv'],
  ['1und1.de#cv', 'https://1und1.de#cv'],
  ['a-b.example', 'https://a-b.example'],
  ['example.com/my-cv.pdf', 'https://example.com/my-cv.pdf'],
  ['https://example.com', 'https://example.com'],
  ['<https://example.com/cv>', 'https://example.com/cv'],
  [' "https://example.com/cv" ; ', 'https://example.com/cv'],
  ['\u200bhttps://example.com/\u200bcv\u200b', 'https://example.com/cv'],
  ['https://en.wikipedia.org/wiki/Ohm_(unit)', 'https://en.wikipedia.org/wiki/Ohm_(unit)'],
])('a web address is read with its scheme and without its wrapping', (typed, meant) => {
  expect(tidyLink(typed)).toBe(meant);
});

// These are not addresses: the field says what is wrong instead of guessing.
testRows([
  'my cv',
  'cv.pdf',
  'CV.DOC',
  'cv.docx',
  'cv.final.odt',
  '-a.example',
  'example.c',
  'example.com:port',
  'example.com and more',
  'mailto:ada@example.com',
  'javascript:alert(1)',
])('other web addresses stay as they are', (typed) => {
  expect(tidyLink(typed)).toBe(typed);
});

testRows([
  ['ravi@example.org. ', 'ravi@example.org'],
  ['Jane Doe <jane@example.com>', 'jane@example.com'],
  ['"Doe, Jane" <jane@example.com>;', 'jane@example.com'],
  ['jane@example.com <jane@example.com>', 'jane@example.com'],
  ['"Jane@example.com" <jane@example.com>', 'jane@example.com'],
  ['jane@example.com;', 'jane@example.com'],
  ['mailto:jane@example.com?subject=Hello', 'jane@example.com'],
  ['<MAILTO:jane@example.com>', 'jane@example.com'],
  ['\u200bjane@exam\u00adple.com\ufeff', 'jane@example.com'],
  ['\u202ajane@example.com\u202c', 'jane@example.com'],
  ['ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'jane@example.com'],
  ['(jane@example.com)', 'jane@example.com'],
  ["o'brien+cv@example.com", "o'brien+cv@example.com"],
])('an email address is read without its wrapping', (typed, meant) => {
  expect(tidyEmail(typed)).toBe(meant);
});

// The text does not tell which of the two addresses is meant.
testRows([
  'a@example.com, b@example.com',
  'A <a@example.com>, B <b@example.com>',
  'a@example.com <b@example.com>',
  'a@example.com, b@example.com <b@example.com>',
  'a@example.com\r\nRCPT TO:<b@example.com>',
  'jane at example.com',
  'jane <jane>',
])('other email addresses stay as they are', (typed) => expect(tidyEmail(typed)).toBe(typed));

testRows([
  [' Ada \n', 'Ada'],
  ['\u200b', ''],
  ['\u200d\u2800 \u00ad\ufe0f', ''],
  ['\u3164', ''],
  ['\ufeffAda\u200b\u2060', 'Ada'],
  ['Thanks ❤️', 'Thanks ❤️'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['അവന്\u200d', 'അവന്\u200d'],
])('a text is stored without invisible characters', (typed, meant) => {
  expect(tidyText(typed)).toBe(meant);
  expect(tidyLine(typed)).toBe(meant);
});

test('marks of direction are removed from the ends of a line, and stay in a text of several lines', () => {
  expect(tidyLine('\u2067 Ada\u2069\u200e')).toBe('Ada');
  expect(tidyText(' \u2067نعم\u2069 ')).toBe('\u2067نعم\u2069');
});

testRows([
  ['tel:+442079460018;ext=12', '+442079460018;ext=12'],
  ['\u202a+44 20 7946 0018\u202c', '+44 20 7946 0018'],
  ['٠٧٧٠٠ ٩٠٠١٢٣', '07700 900123'],
  ['९८१०० १२३४५', '98100 12345'],
  ['＋４４　（０）２０　７９４６　００１８', '+44 (0)20 7946 0018'],
  ['07700 900123 (mobile)', '07700 900123'],
  ['Tel.: 07700 900123', '07700 900123'],
  ['call me', 'call me'],
])('a phone number is read as plain digits', (typed, meant) => {
  expect(tidyPhone(typed)).toBe(meant);
});

test('digits of every script are read, and no other character becomes a digit', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const digits = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false, minimumIntegerDigits: 10 });
    const text = digits.format(123_456_789);
    if (/^\p{Nd}+$/u.test(text)) expect([system, asciiDigits(text)]).toEqual([system, '0123456789']);
  }
  expect(asciiDigits('½ ³ Ⅷ 三 a')).toBe('½ ³ Ⅷ 三 a');
});
