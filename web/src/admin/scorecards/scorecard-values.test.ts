import { expect, it } from 'vitest';
import { draftFrom, keptDraft } from './scorecard-values.ts';

const criteria = ['Reads a relay', 'Asks'];

it('begins with every criterion, and is not kept as long as nothing is written', () => {
  const draft = draftFrom('', criteria);
  expect(draft.values.judgements.map(({ criterion }) => criterion)).toEqual(criteria);
  expect(keptDraft(draft)).toBe('');
});

it('comes back as it was written, to be sent under the same key', () => {
  const { values, key } = draftFrom('', criteria);
  const written = { values: { ...values, recommendation: 'no' as const, summary: 'Too early.' }, key };
  expect(draftFrom(keptDraft(written), criteria)).toEqual(written);
});

it('keeps what was written of the criteria that the job still has', () => {
  const { values, key } = draftFrom('', criteria);
  values.judgements[1] = { criterion: 'Asks', grade: 'yes', reason: 'Twice.' };
  const { judgements } = draftFrom(keptDraft({ values, key }), ['Finds the standard', 'Asks']).values;
  expect(judgements).toEqual([
    { criterion: 'Finds the standard', grade: '', reason: '' },
    { criterion: 'Asks', grade: 'yes', reason: 'Twice.' },
  ]);
});

it('that is none is as good as none', () => {
  for (const kept of ['{', 'null', '{"judgements":"many"}'])
    expect(draftFrom(kept, criteria).values).toEqual(draftFrom('', criteria).values);
});
