import { expect, test } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { jobReferencePattern, jobSlug, numberOfReference, numberOfSlug, referenceOf } from './job-reference.ts';

testRows([
  [1, 'J-0001'],
  [42, 'J-0042'],
  [12_345, 'J-12345'],
])('a job has a reference from its number', (number, reference) => {
  expect(referenceOf(number)).toBe(reference);
  expect(numberOfReference(reference)).toBe(number);
  expect(numberOfReference(` ${reference.toLowerCase()} `)).toBe(number);
});

testRows(['', 'xJ-0042', 'J-', 'J-0', 'A-0042', 'J-42x', 'J-1234567890', '42'])(
  'other texts are not the reference of a job',
  (text) => {
    expect(numberOfReference(text)).toBeUndefined();
  },
);

testRows([
  ['Protection Engineer', 'Colchester', 'protection-engineer-colchester-42'],
  ['Section Leader – Primary Design', 'New Delhi', 'section-leader-primary-design-new-delhi-42'],
  ['Ingénieur (33 kV)', 'Orléans', 'ingenieur-33-kv-orleans-42'],
  ['Łódź Straße', 'Ærø', 'lodz-strasse-aero-42'],
  ['Œuvre Đakovo', 'Iğdır, Eiði', 'oeuvre-dakovo-igdir-eidi-42'],
  ['Бош муҳандис', 'Тошкент', 'bosh-muhandis-toshkent-42'],
  ['Oʻzbekiston boʻyicha muhandis', "Farg'ona", 'ozbekiston-boyicha-muhandis-fargona-42'],
  ['डिज़ाइन इंजीनियर', 'New Delhi', 'new-delhi-42'],
  ['電力', '東京', '42'],
  ['../../etc/passwd?x=1#y', '<b>', 'etc-passwd-x-1-y-b-42'],
])('a job has an address in plain letters that ends with its number', (title, place, slug) => {
  expect(jobSlug({ title, place, reference: 'J-0042' })).toBe(slug);
  expect(numberOfSlug(slug)).toBe(42);
});

test('an address has a limited length, and is cut between words if possible', () => {
  const title = 'Engineer for the protection of very long overhead lines and underground cables';
  expect(jobSlug({ title, place: 'P'.repeat(200), reference: 'J-0007' })).toBe(
    `engineer-for-the-protection-of-very-long-overhead-lines-and-${'p'.repeat(30)}-7`,
  );
});

testRows([
  ['any-words-at-all-42', 42],
  ['42', 42],
  ['engineer-0042', 42],
  ['engineer-33-kv', undefined],
  ['engineer42', undefined],
  ['engineer-0', undefined],
  ['engineer-42-', undefined],
  ['', undefined],
])('an address ends with the number of a job, or does not', (slug, number) => {
  expect(numberOfSlug(slug)).toBe(number);
});

testRows([
  ['J-0042', true],
  ['J-123456789', true],
  ['xJ-0042', false],
  ['J-0042x', false],
  ['J-42', false],
])('a reference has only one form in an address', (text, expected) => {
  expect(jobReferencePattern.test(text)).toBe(expected);
});

test('a part of an address that just fits is not cut', () => {
  const title = `${'a'.repeat(29)} ${'b'.repeat(30)}`;
  expect(jobSlug({ title, place: '', reference: 'J-0001' })).toBe(`${title.replace(' ', '-')}-1`);
});
