import { expect, it } from 'vitest';
import { cardFrom, emptyCard } from './scorecard-values.ts';

const criteria = ['Reads a relay', 'Asks'];
const card = { values: { ...emptyCard(criteria), recommendation: 'no' as const, summary: 'Too early.' }, key: 'a-key' };

it('a draft is restored as written, and is sent with the same key', () => {
  expect(card.values.judgements.map(({ criterion }) => criterion)).toEqual(criteria);
  expect(cardFrom(card, criteria)).toEqual(card);
});

it('a draft keeps the text of the criteria that the job still has', () => {
  const judgements = [{ criterion: 'Asks', grade: 'yes', reason: 'Twice.' }];
  expect(cardFrom({ ...card, values: { ...card.values, judgements } }, ['Finds the standard', 'Asks'])).toMatchObject({
    values: { judgements: [{ criterion: 'Finds the standard', grade: '', reason: '' }, ...judgements] },
  });
});

it('a stored value with another shape is ignored', () => {
  for (const stored of [undefined, null, { ...card, values: { judgements: 'many' } }])
    expect(cardFrom(stored, criteria)).toBeUndefined();
});
