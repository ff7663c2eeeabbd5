import { applicationLabels } from '@ohmbridge/functions/contract/application';
import { describe, expect, it } from 'vitest';
import { applicationFields, firstFieldError, stepBeside, stepsWithErrors } from './steps.ts';

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
    expect(firstFieldError({})).toBeUndefined();
  });

  it('end where they end', () => {
    expect(stepBeside('personal', 1)).toBe('professional');
    expect(stepBeside('additional', 1)).toBe('additional');
    expect(stepBeside('personal', -1)).toBe('personal');
  });
});
