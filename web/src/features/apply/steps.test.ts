import { applicationLabels } from '@ohmbridge/functions/contract/application';
import { describe, expect, it } from 'vitest';
import { applicationFields, firstFault, stepBeside, stepsWithFaults } from './steps.ts';

const fault = { message: 'wrong' };

describe('the steps of the application', () => {
  it('ask for every field of an application, each of them once', () => {
    expect([...applicationFields].sort()).toEqual(Object.keys(applicationLabels).sort());
  });

  it('are all marked that have a fault', () => {
    expect(stepsWithFaults({ comments: fault, phone: fault })).toEqual(['personal', 'additional']);
    expect(stepsWithFaults({ cvLink: fault })).toEqual(['professional']);
    expect(stepsWithFaults({})).toEqual([]);
  });

  it('send to the first fault as it stands on the screen, whatever came in first', () => {
    expect(firstFault({ comments: fault, position: fault, cvLink: fault })).toEqual({
      step: 'professional',
      field: 'position',
    });
    expect(firstFault({ cvLink: fault, email: fault })).toEqual({ step: 'personal', field: 'email' });
    expect(firstFault({})).toBeUndefined();
  });

  it('end where they end', () => {
    expect(stepBeside('personal', 1)).toBe('professional');
    expect(stepBeside('additional', 1)).toBe('additional');
    expect(stepBeside('personal', -1)).toBe('personal');
  });
});
