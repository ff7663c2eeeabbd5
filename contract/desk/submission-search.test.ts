import { describe, expect, it } from 'vitest';
import { deskLimits } from './desk-limits.ts';
import { emailKeyOf, hasWords, searchOf, searchTokens } from './submission-search.ts';

const asha = { reference: 'A-000123', firstName: 'Asha', lastName: 'O’Neill-Iyer', email: 'asha@example.org' };

/** Whether somebody who types this finds the submission: as Firestore is asked, and what comes is looked through. */
function isFound(typed: string, submission: Parameters<typeof searchTokens>[0] = asha): boolean {
  const search = searchOf(typed);
  const tokens = searchTokens(submission);
  return search !== undefined && tokens.includes(search.token) && hasWords(tokens, search.others);
}

describe('a submission', () => {
  it.each([
    'Asha',
    'as',
    'ASHA iyer',
    'iyer asha',
    'o’neill',
    "O'Neill",
    'A-000123',
    '123',
    'example.org',
    'asha@example.org',
  ])('is found by %s', (typed) => expect(isFound(typed)).toBe(true));

  it.each(['sha', 'Asha Smith', 'x', '', ' ', 'A-000124', '12345', 'Asha r'])('is not found by %j', (typed) => {
    expect(isFound(typed)).toBe(false);
  });

  it.each(['', ' ', 'x', '-'])('is not looked for by %j at all', (typed) => {
    expect(searchOf(typed)).toBeUndefined();
  });

  it('is looked for by the longest word, and by the first of two that are as long', () => {
    expect(searchOf('an iyer asha')).toEqual({ token: 'iyer', others: ['asha', 'an'] });
  });

  it('is found by position, subject, and the job that it is about', () => {
    const job = { reference: 'J-0042', title: 'Protection Engineer' };
    const submission = { ...asha, position: 'Graduate Trainee', subject: 'Arc flash', job };
    for (const typed of ['trainee', 'arc', 'protection', 'J-0042', 'engineer asha'])
      expect(isFound(typed, submission), typed).toBe(true);
  });

  it('is found by the beginning of a long word, and by a word that is longer than what is kept of it', () => {
    const submission = { ...asha, lastName: 'Wolfeschlegelsteinhausenbergerdorff' };
    for (const typed of ['wolfeschlege', 'wolfeschlegelsteinhausen']) expect(isFound(typed, submission)).toBe(true);
    expect(Math.max(...searchTokens(submission).map(({ length }) => length))).toBe(12);
  });

  it('is found in Cyrillic and Devanagari', () => {
    const submission = { ...asha, firstName: 'Дмитрий', lastName: 'शर्मा' };
    for (const typed of ['дмит', 'शर्मा']) expect(isFound(typed, submission), typed).toBe(true);
  });

  it('takes no more than the limit, whatever was typed', () => {
    const subject = Array.from({ length: 300 }, (_, index) => `word${index}x`).join(' ');
    expect(searchTokens({ ...asha, subject })).toHaveLength(deskLimits.searchTokens);
  });
});

it('two addresses that mean the same are one', () => {
  expect(emailKeyOf(' Asha@Example.org ')).toBe('asha@example.org');
});
