import { describe, expect, it } from 'vitest';
import { readEntry, wayTo } from './step-entry.ts';

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

  it.each([undefined, 'professional', 7, [], {}, { step: 'fourth', from: 4 }, { idx: 3, usr: { step: 'additional' } }])(
    'of another shape names none: %j',
    (state) => {
      expect(readEntry(state, '', 'additional')).toEqual({ step: 'personal', from: undefined });
    },
  );
});

describe('the way to a step', () => {
  const professional = { step: 'professional', from: 'personal' } as const;

  it('is an entry of its own, which knows where it was come from', () => {
    expect(wayTo('additional', professional, false)).toEqual({ step: 'additional', from: 'professional' });
    expect(wayTo('personal', professional, false)).toEqual({ step: 'personal', from: 'professional' });
  });

  it('leads back where somebody goes back to where they came from', () => {
    expect(wayTo('personal', professional, true)).toBe('back');
    expect(wayTo('personal', { ...professional, from: 'additional' }, true)).toEqual({
      step: 'personal',
      from: 'professional',
    });
  });

  it('is none to where somebody is', () => {
    expect(wayTo('professional', professional, false)).toBe('none');
    expect(wayTo('personal', { step: 'personal', from: undefined }, true)).toBe('none');
  });
});
