import { describe, expect, it } from 'vitest';
import { testRows } from '../test-support/test-rows.ts';
import { deskLimits } from './desk-limits.ts';
import {
  answerToken,
  emailKeyOf,
  hasWords,
  type SearchedSubmission,
  searchOf,
  searchTokens,
} from './submission-search.ts';

const asha: SearchedSubmission = {
  reference: 'A-000123',
  firstName: 'Asha',
  lastName: 'O’Neill-Iyer',
  email: 'asha@example.org',
  phone: '+998901230456',
};

/** Tells whether an admin who types this finds the submission: by Firestore's query, and then by its words. */
function isFound(typed: string, submission = asha): boolean {
  const search = searchOf(typed);
  const tokens = searchTokens(submission);
  return search !== undefined && tokens.includes(search.token) && hasWords(tokens, search.others);
}

describe('a submission', () => {
  testRows([
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
  ])('is found by the beginning of any of its words', (typed) => expect(isFound(typed)).toBe(true));

  testRows(['sha', 'Asha Smith', 'x', '', ' ', 'A-000124', '12345', 'Asha r'])(
    'is not found by other words, nor by the middle of one',
    (typed) => {
      expect(isFound(typed)).toBe(false);
    },
  );

  testRows(['', ' ', 'x', '-'])('is not searched by less than two letters', (typed) => {
    expect(searchOf(typed)).toBeUndefined();
  });

  it('is searched by the longest word, and by the first of two equally long ones', () => {
    expect(searchOf('an iyer asha')).toEqual({ token: 'iyer', others: ['asha', 'an'] });
  });

  it('is found by position, company, subject, and the job that it is about', () => {
    const job = { reference: 'J-0042', title: 'Protection Engineer' };
    const submission = { ...asha, position: 'Graduate Trainee', company: 'Thames Storage', subject: 'Arc flash', job };
    for (const typed of ['trainee', 'thames', 'arc', 'protection', 'J-0042', 'engineer asha'])
      expect(isFound(typed, submission), typed).toBe(true);
  });

  it('is found by the beginning of a long word, and by a word that is longer than its stored part', () => {
    const submission = { ...asha, lastName: 'Wolfeschlegelsteinhausenbergerdorff' };
    for (const typed of ['wolfeschlege', 'wolfeschlegelsteinhausen']) expect(isFound(typed, submission)).toBe(true);
    expect(searchTokens(submission).filter((token) => token.startsWith('wolf'))).toHaveLength(9);
  });

  it('is found in Cyrillic and Devanagari', () => {
    const submission = { ...asha, firstName: 'Дмитрий', lastName: 'शर्मा' };
    for (const typed of ['дмит', 'शर्मा']) expect(isFound(typed, submission), typed).toBe(true);
  });

  it('is found by a word of its text, from three letters on', () => {
    const comments = 'Seven years at Siemens,\nthen at GE: mostly 33 kV.';
    const message = 'Our substation near Sevenoaks needs an earthing study.';
    for (const typed of ['Siemens', 'sie', 'asha siemens', 'GE', '33', 'mostly'])
      expect(isFound(typed, { ...asha, comments }), typed).toBe(true);
    for (const typed of ['Sevenoaks', 'earth']) expect(isFound(typed, { ...asha, message }), typed).toBe(true);
    expect(isFound('mens', { ...asha, comments })).toBe(false);
  });

  it('is found by the name at LinkedIn, and by its whole address', () => {
    const linkedin = 'https://www.linkedin.com/in/asha-%D0%B8%D0%B9%D0%B5%D1%80-9b1/';
    for (const typed of ['iyer 9b1', 'linkedin.com/in/asha-ийер-9b1', linkedin])
      expect(isFound(typed, { ...asha, lastName: 'Smith', linkedin }), typed).toBe(true);
    expect(isFound('100%', { ...asha, linkedin: 'https://example.org/100%' })).toBe(true);
  });

  it('is found by the names and numbers of a text with more words than are stored', () => {
    const letters = 'abcdefghijklmnopqrst'.split('');
    const words = letters.flatMap((first) => letters.map((second) => `${first}${second}eady`));
    const comments = `${words.join(' ')} I was with Siemens in 2019.`;
    const submission = { ...asha, comments };
    expect(searchTokens(submission)).toHaveLength(deskLimits.searchTokens);
    for (const typed of ['Siemens', '2019', 'asha', '456']) expect(isFound(typed, submission), typed).toBe(true);
    expect(isFound('with', submission)).toBe(false);
  });

  it('is found by a chosen answer as a whole, however long its text; not by an answer to an old question', () => {
    const chosen = { id: 'a1', words: 'Which?', kind: 'one-of', answer: '33 kV, and more' } as const;
    const typed = { id: 'b2', words: 'Why?', kind: 'text', answer: 'Because' } as const;
    const gone = { id: 'c3', words: 'When?', kind: 'yes-no', answer: 'No', changed: true } as const;
    const comments = Array.from({ length: 700 }, (_, index) => `word${index}`).join(' ');
    const tokens = searchTokens({ ...asha, comments, answers: [chosen, typed, gone] });
    expect([chosen, typed, gone].map((answer) => tokens.includes(answerToken(answer)))).toEqual([true, false, false]);
    expect(tokens).toHaveLength(deskLimits.searchTokens);
  });

  it('has at most the limit of tokens, whatever was typed', () => {
    const subject = Array.from({ length: 300 }, (_, index) => `word${index}x`).join(' ');
    expect(searchTokens({ ...asha, subject })).toHaveLength(deskLimits.searchTokens);
  });
});

it('two spellings of one address have the same key', () => {
  expect(emailKeyOf(' Asha@Example.org ')).toBe('asha@example.org');
});

testRows([
  ['000123', '000123'],
  ['001234', '001234'],
  ['12', '12'],
  ['1234567890123456', '123456789012'],
])('digits that are too few or too many for a phone number are searched as they are', (typed, token) => {
  expect(searchOf(typed)).toEqual({ token, others: [] });
});

it('two short numbers are not joined to one', () => {
  expect(searchOf('132 33')).toEqual({ token: '132', others: ['33'] });
});
