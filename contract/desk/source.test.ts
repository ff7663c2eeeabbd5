import { expect, test } from 'vitest';
import { applicationInput } from '../test-support/submissions.ts';
import { applicationSchema } from './application.ts';
import { sourceWord } from './source.ts';

test.each([
  ['linkedin.com', 'linkedin.com'],
  ['Newsletter-2026', 'newsletter-2026'],
  ['x'.repeat(40), 'x'.repeat(40)],
])('%j is kept as %j', (text, kept) => {
  expect(sourceWord(text)).toBe(kept);
});

test.each(['', 'x'.repeat(41), 'two words', 'a/path', 'naïve', '<b>', 'a@b.example', 7, null, ['linkedin']])(
  '%j is no source, and an application comes in without it',
  (source) => {
    expect(sourceWord(source)).toBeUndefined();
    const { success, data } = applicationSchema.safeParse({ ...applicationInput, source });
    expect([success, data?.source]).toEqual([true, undefined]);
  },
);
