import { expect } from 'vitest';
import { applicationInput } from '../test-support/submissions.ts';
import { testRows } from '../test-support/test-rows.ts';
import { applicationSchema } from './application.ts';
import { sourceWord } from './source.ts';

testRows([
  ['linkedin.com', 'linkedin.com'],
  ['Newsletter-2026', 'newsletter-2026'],
  ['x'.repeat(40), 'x'.repeat(40)],
])('a source is kept in small letters', (text, kept) => {
  expect(sourceWord(text)).toBe(kept);
});

testRows(['', 'x'.repeat(41), 'two words', 'a/path', 'naïve', '<b>', 'a@b.example', 7, null, ['linkedin']])(
  'an application with a source that is not a word arrives without a source',
  (source) => {
    expect(sourceWord(source)).toBeUndefined();
    const { success, data } = applicationSchema.safeParse({ ...applicationInput, source });
    expect([success, data?.source]).toEqual([true, undefined]);
  },
);
