import type { Job } from '@site/contract/jobs/job';
import { jobWith } from '@site/contract/test-support/jobs';
import { branch } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../shared/api.ts';
import { differencesFrom, jobSavedMeanwhile, mergedValues } from './job-conflict.ts';
import { emptyJobValues, valuesOfJob } from './job-values.ts';

const job = jobWith({ title: 'Design Manager', place: 'New Delhi', country: branch.country });
const mine = valuesOfJob(job);
const keep = { kind: 'keep' } as const;
const withPdf = { ...job, pdfUrl: 'https://example.org/a', pdfPath: 'job-pdfs/a.pdf' };
const file = new File(['%PDF-1.7'], 'role.pdf', { type: 'application/pdf' });

testRows([
  [new ApiError('Changed', 409, {}, { job }), job],
  [new ApiError('Taken', 409, { pdfPath: 'Taken' }), undefined],
  [new ApiError('Refused', 400, {}, { job }), undefined],
  [new Error('offline'), undefined],
])('gives the job of the admin who saved first, if the error contains it', (error, expected) => {
  expect(jobSavedMeanwhile(error)).toBe(expected);
});

it('finds no difference between values that would be saved the same', () => {
  expect(differencesFrom(job, { ...mine, title: ' Design Manager ' }, keep)).toEqual([]);
});

it('names every field that differs, in the order of the form, with both texts', () => {
  const changed = { ...mine, isActive: false, type: 'Survey', place: 'Tashkent' };
  expect(differencesFrom(job, changed, keep)).toEqual([
    { field: 'type', theirs: 'Design', mine: 'Survey' },
    { field: 'place', theirs: 'New Delhi', mine: 'Tashkent' },
    { field: 'isActive', theirs: 'Active', mine: 'Inactive' },
  ]);
});

testRows([
  [withPdf, keep, []],
  [withPdf, { kind: 'remove' } as const, [{ field: 'pdf', theirs: 'https://example.org/a', mine: 'No PDF' }]],
  [job, { kind: 'remove' } as const, []],
  [withPdf, { kind: 'chosen', file } as const, [{ field: 'pdf', theirs: 'https://example.org/a', mine: 'role.pdf' }]],
  [job, { kind: 'chosen', file } as const, [{ field: 'pdf', theirs: 'No PDF', mine: 'role.pdf' }]],
  [withPdf, { kind: 'uploaded', path: 'job-pdfs/a.pdf', facts: { name: 'role.pdf', size: 8 } } as const, []],
])('compares the PDF only if the save would change it', (theirs, pdf, expected) => {
  expect(differencesFrom(theirs, mine, pdf)).toEqual(expected);
});

it('compares salaries by their amounts, and shows an incomplete salary as typed', () => {
  const paid = { ...job, salary: { min: 30_000, max: 35_000, currency: 'EUR', per: 'year' } } as const;
  const typed = (salary: Partial<typeof mine.salary>) =>
    differencesFrom(paid, { ...valuesOfJob(paid), salary: { ...valuesOfJob(paid).salary, ...salary } }, keep);
  expect(typed({ min: '30,000', max: ' 35,000.00 ' })).toEqual([]);
  const theirs = '€30,000 to €35,000 per year';
  expect(typed({ max: '' })).toEqual([{ field: 'salary', theirs, mine: '€30,000 per year' }]);
  expect(typed({ min: 'much' })).toEqual([{ field: 'salary', theirs, mine: 'much 35000 EUR year' }]);
  expect(typed({ min: '', max: '', currency: '', per: '' })).toEqual([{ field: 'salary', theirs, mine: '(empty)' }]);
});

it('compares all parts of the questions', () => {
  const asking = {
    ...job,
    questions: [{ id: 'a', words: 'Which?', kind: 'one-of', options: ['11 kV', '33 kV'], required: true }],
  } satisfies Job;
  const [question] = valuesOfJob(asking).questions;
  if (!question) throw new Error('It asks something.');
  const typed = (questions: typeof mine.questions) =>
    differencesFrom(asking, { ...valuesOfJob(asking), questions }, keep);
  expect(typed([{ ...question, words: 'Which? ', options: ' 11 kV\n\n33 kV' }])).toEqual([]);
  const theirs = 'Which? (One of several options; 11 kV / 33 kV; An answer is required)';
  expect(typed([])).toEqual([{ field: 'questions', theirs, mine: '(empty)' }]);
  const changed = [
    { ...question, required: false },
    { ...question, words: 'Why?', kind: 'text' as const },
  ];
  expect(typed(changed)[0]?.mine).toBe(
    'Which? (One of several options; 11 kV / 33 kV)\nWhy? (A short text; An answer is required)',
  );
});

describe('merging the changes of two admins', () => {
  const known = { ...emptyJobValues, title: 'Engineer', place: 'Leeds' };

  it('keeps both changes if the admins changed different fields', () => {
    const salary = { min: '30000', max: '', currency: 'EUR', per: 'year' };
    const mine = { ...known, title: 'Senior Engineer', isActive: false };
    const theirs = { ...known, place: 'York', salary };
    expect(mergedValues(known, mine, theirs)).toEqual({
      ...known,
      title: 'Senior Engineer',
      place: 'York',
      isActive: false,
      salary,
    });
  });

  it('gives nothing if the admins changed one field differently, so that one of them chooses', () => {
    expect(mergedValues(known, { ...known, place: 'Hull' }, { ...known, place: 'York' })).toBeUndefined();
    const salary = { ...known.salary, min: '1' };
    expect(mergedValues(known, { ...known, salary }, { ...known, salary: { ...salary, min: '2' } })).toBeUndefined();
  });

  it('keeps a change that both admins made', () => {
    const changed = { ...known, place: 'York' };
    expect(mergedValues(known, changed, { ...changed, experience: 'Some' })).toEqual({
      ...changed,
      experience: 'Some',
    });
  });
});
