import { applicationLabels } from '@site/contract/desk/application';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { applicationFields, firstFieldError, moveTo, readEntry, stepBeside, stepsWithErrors } from './steps.ts';

const fieldError = { message: 'wrong' };

describe('the steps of the application', () => {
  it('ask for every field of an application, each of them once', () => {
    expect([...applicationFields].sort()).toEqual(Object.keys(applicationLabels).sort());
  });

  it('are all marked that have a field error', () => {
    expect(stepsWithErrors({ comments: fieldError, phone: fieldError })).toEqual(['personal', 'additional']);
    expect(stepsWithErrors({ cvLink: fieldError })).toEqual(['professional']);
    expect(stepsWithErrors({})).toEqual([]);
  });

  it('send to the first field error as it stands on the screen, whatever came in first', () => {
    expect(firstFieldError({ comments: fieldError, position: fieldError, cvLink: fieldError })).toEqual({
      step: 'professional',
      field: 'position',
    });
    expect(firstFieldError({ cvLink: fieldError, email: fieldError })).toEqual({ step: 'personal', field: 'email' });
    expect(firstFieldError({ comments: fieldError, 'answer-a1': fieldError })).toEqual({
      step: 'additional',
      field: 'answer-a1',
    });
    expect(firstFieldError({})).toBeUndefined();
  });

  it('end where they end', () => {
    expect(stepBeside('personal', 1)).toBe('professional');
    expect(stepBeside('additional', 1)).toBe('additional');
    expect(stepBeside('personal', -1)).toBe('personal');
  });
});

describe('an entry of the history', () => {
  it('says which step it shows, and which one led to it', () => {
    const entry = { step: 'professional', from: 'personal' };
    expect(readEntry(entry, '', 'personal')).toEqual(entry);
    expect(readEntry(entry, '#main', 'additional')).toEqual(entry);
  });

  it('shows the first step where it names none, and after a link within the page the one that was shown', () => {
    expect(readEntry(null, '', 'additional').step).toBe('personal');
    expect(readEntry(null, '#main', 'additional').step).toBe('additional');
  });

  testRows([
    undefined,
    'professional',
    7,
    [],
    {},
    { step: 'fourth', from: 4 },
    { idx: 3, usr: { step: 'additional' } },
  ])('of another shape names none', (state) => {
    expect(readEntry(state, '', 'additional')).toEqual({ step: 'personal', from: undefined });
  });
});

describe('the move to a step', () => {
  const professional = { step: 'professional', from: 'personal' } as const;

  it('is a new entry, which knows where it was come from', () => {
    expect(moveTo('additional', professional, false)).toEqual({ step: 'additional', from: 'professional' });
    expect(moveTo('personal', professional, false)).toEqual({ step: 'personal', from: 'professional' });
  });

  it('leads back where the applicant goes back to where they came from', () => {
    expect(moveTo('personal', professional, true)).toBe('back');
    expect(moveTo('personal', { ...professional, from: 'additional' }, true)).toEqual({
      step: 'personal',
      from: 'professional',
    });
  });

  it('is none to where the applicant is', () => {
    expect(moveTo('professional', professional, false)).toBe('none');
    expect(moveTo('personal', { step: 'personal', from: undefined }, true)).toBe('none');
  });
});
