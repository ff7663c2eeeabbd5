import { expect, test } from 'vitest';
import { emptyJobValues } from './job-values.ts';
import { mergedValues } from './merged-values.ts';

const known = { ...emptyJobValues, title: 'Engineer', place: 'Leeds' };

test('who changed different fields can both keep theirs', () => {
  const salary = { min: '30000', max: '', currency: 'GBP', per: 'year' };
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

test('who made something different of one field has to choose', () => {
  expect(mergedValues(known, { ...known, place: 'Hull' }, { ...known, place: 'York' })).toBeUndefined();
  const salary = { ...known.salary, min: '1' };
  expect(mergedValues(known, { ...known, salary }, { ...known, salary: { ...salary, min: '2' } })).toBeUndefined();
});

test('who made the same of it agrees', () => {
  const changed = { ...known, place: 'York' };
  expect(mergedValues(known, changed, { ...changed, experience: 'Some' })).toEqual({ ...changed, experience: 'Some' });
});
