import { describe, expect, it } from 'vitest';
import { interviewTime, officeClock } from './moment-words.ts';

describe('when an interview is', () => {
  const interview = { at: '2026-12-01T09:00:00.000Z', minutes: 45 };

  it('is told by the clock of the office that the application went to', () => {
    expect(interviewTime(interview, officeClock('Uzbekistan'))).toBe('Tuesday, 1 December 2026, 14:00–14:45 GMT+5');
    expect(interviewTime(interview, officeClock('United Kingdom'))).toBe('Tuesday, 1 December 2026, 09:00–09:45 GMT');
  });

  it('names both days where it goes on past midnight', () => {
    const late = interviewTime({ ...interview, at: '2026-12-01T18:30:00.000Z' }, officeClock('Uzbekistan'));
    expect(late).toMatch(/^Tuesday, 1 December 2026.*23:30.*Wednesday, 2 December 2026.*00:15/);
  });

  it('is told by the reader’s clock alone where the office is none of ours any more', () => {
    expect(officeClock('Atlantis')).toBeUndefined();
    expect(officeClock('constructor')).toBeUndefined();
    expect(interviewTime(interview)).toContain('December 2026');
  });
});
