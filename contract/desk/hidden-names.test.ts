import { expect, it } from 'vitest';
import { branch } from '../test-support/offices.ts';
import { testRows } from '../test-support/test-rows.ts';
import {
  applicantNameMark,
  fullName,
  hiddenFileName,
  nameOf,
  shownLastName,
  showsNames,
  withApplicantName,
} from './hidden-names.ts';
import { applicationStatuses } from './submission-kinds.ts';
import { searchTokens } from './submission-search.ts';

it('an applicant is called by their name, or by their reference while the name is hidden', () => {
  const ada = { firstName: 'Ada', lastName: 'Byron', reference: 'A-000123' };
  expect(nameOf(ada)).toBe('Ada Byron');
  expect(nameOf({ ...ada, namesHidden: true })).toBe('A-000123');
});

testRows(['-', '.', '--', ' – ', '—', '. .', '‐'])(
  'a last name that could be a word or a mark is not shown',
  (lastName) => {
    expect(shownLastName(lastName)).toBe('');
    expect(fullName({ firstName: 'Sukarno', lastName })).toBe('Sukarno');
    expect(nameOf({ firstName: 'Sukarno', lastName, reference: 'A-000123' })).toBe('Sukarno');
  },
);

testRows(['O-Brien', 'X', 'St.', 'Ó'])('a last name that is a name is shown', (lastName) => {
  expect(fullName({ firstName: 'Ada', lastName })).toBe(`Ada ${lastName}`);
});

it('from the interview on, names are shown', () => {
  expect(applicationStatuses.filter(showsNames)).toEqual(['interview', 'offer', 'hired']);
  expect(showsNames(undefined)).toBe(false);
});

it('a file keeps only the ending of its name', () => {
  expect(hiddenFileName('A-000123', 2, 'Ada Byron.CV.PDF')).toBe('A-000123-2.pdf');
  expect(hiddenFileName('A-000123', 3, 'Ada Byron')).toBe('A-000123-3');
});

it('a name is filled in unchanged, wherever the message has its field', () => {
  const text = `Dear ${applicantNameMark}, dear ${applicantNameMark}`;
  expect(withApplicantName(text, '$& Ada')).toBe('Dear $& Ada, dear $& Ada');
});

it('an applicant without a name is found by their reference, and not by another number', () => {
  const blank = { firstName: '', lastName: '', email: '', phone: '', country: branch.country };
  const tokens = searchTokens({ reference: 'A-000123', ...blank, comments: 'Relays' });
  expect(tokens).toContain('rela');
  expect(tokens).toContain('123');
  expect(tokens).not.toContain('91');
});
