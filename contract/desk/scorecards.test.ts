import { describe, expect, it } from 'vitest';
import { criterionLimits } from '../jobs/job-assessment.ts';
import { scorecardSchema } from './scorecard-routes.ts';
import { seesOthers } from './scorecards.ts';

const judgement = { criterion: 'Reads a relay', grade: 'yes', reason: 'Did so' };
const card = { judgements: [judgement], recommendation: 'yes', summary: 'Yes.' };
const faultsOf = (input: object) =>
  scorecardSchema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('A scorecard', () => {
  it('has a grade and a reason for each criterion, a recommendation and a summary', () => {
    expect(scorecardSchema.parse(card)).toEqual(card);
    expect(
      faultsOf({ judgements: [{ ...judgement, grade: '', reason: ' ' }], recommendation: '', summary: '' }),
    ).toEqual([
      ['judgements.0.grade', 'Grade is required'],
      ['judgements.0.reason', 'Reason is required'],
      ['recommendation', 'Recommendation is required'],
      ['summary', 'Summary is required'],
    ]);
  });

  it('judges each criterion once, and at most as many as a job has', () => {
    expect(faultsOf({ ...card, judgements: [judgement, judgement] })).toEqual([
      ['judgements', 'Judge each criterion once'],
    ]);
    expect(faultsOf({ ...card, judgements: [] })).toEqual([['judgements', 'Judge each criterion once']]);
    const many = Array.from({ length: criterionLimits.criteria + 1 }, (_, index) => ({
      ...judgement,
      criterion: `Criterion ${index}`,
    }));
    expect(faultsOf({ ...card, judgements: many })?.[0]?.[1]).toBe('Criteria must be at most 6');
  });

  it('has grades in words, and no numbers', () => {
    expect(faultsOf({ ...card, recommendation: 4 })).toEqual([
      ['recommendation', 'Recommendation is not one of the options'],
    ]);
  });
});

it('an interviewer who has sent their card sees the others’ cards, and so does an admin for hiring who interviews someone else', () => {
  expect(seesOthers('grace', { interviewers: ['grace'] }, false)).toBe(false);
  expect(seesOthers('grace', { interviewers: ['grace'], judgedBy: ['mary'] }, true)).toBe(false);
  expect(seesOthers('grace', { interviewers: ['grace'], judgedBy: ['grace'] }, false)).toBe(true);
  expect(seesOthers('grace', {}, true)).toBe(true);
  expect(seesOthers('grace', {}, false)).toBe(false);
});
