import { applicationLabels } from '@site/contract/desk/application';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { applicationFields, firstFieldError, moveTo, readEntry, stepBeside, stepsWithErrors } from './steps.ts';

const fieldError = { message: 'wrong' };

describe('the steps of the application', () => {
  it('ask for every field of an application, each of them once', () => {
    expect([...applicationFields].sort()).toEqual(Object.keys(applicationLabels).sort());
  });

  it('are marked if one of their fields has an error', () => {
    expect(stepsWithErrors({ comments: fieldError, phone: fieldError })).toEqual(['personal', 'additional']);
    expect(stepsWithErrors({ cvLink: fieldError })).toEqual(['professional']);
    expect(stepsWithErrors({})).toEqual([]);
  });

  it('lead to the first field error on the screen, in whatever order the errors come', () => {
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

  it('have nothing before the first step and nothing after the last', () => {
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

  it('shows the first step if it names none; after a link within the page, it shows the step from before', () => {
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
  ])('names no step if its shape is unknown', (state) => {
    expect(readEntry(state, '', 'additional')).toEqual({ step: 'personal', from: undefined });
  });
});

describe('the move to a step', () => {
  const professional = { step: 'professional', from: 'personal' } as const;

  it('is a new entry, which stores the step before it', () => {
    expect(moveTo('additional', professional, false)).toEqual({ step: 'additional', from: 'professional' });
    expect(moveTo('personal', professional, false)).toEqual({ step: 'personal', from: 'professional' });
  });

  it('goes back in the history if the applicant returns to the step before', () => {
    expect(moveTo('personal', professional, true)).toBe('back');
    expect(moveTo('personal', { ...professional, from: 'additional' }, true)).toEqual({
      step: 'personal',
      from: 'professional',
    });
  });

  it('does nothing if the applicant is there already', () => {
    expect(moveTo('professional', professional, false)).toBe('none');
    expect(moveTo('personal', { step: 'personal', from: undefined }, true)).toBe('none');
  });
});
