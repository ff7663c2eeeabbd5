import { afterEach, describe, expect, it, vi } from 'vitest';
import { interviewTimes, officeCountry } from './moment-words.ts';

describe('when an interview is', () => {
  const interview = { at: '2026-12-01T09:00:00.000Z', minutes: 45 };
  afterEach(() => vi.unstubAllEnvs());

  it('is told by the clock of the reader, and by the one of the office', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(interviewTimes(interview, 'Uzbekistan')).toEqual({
      here: 'Tuesday, 1 December 2026, 18:00–18:45 GMT+9',
      there: { city: 'Tashkent', time: 'Tuesday, 1 December 2026, 14:00–14:45, Uzbekistan time' },
    });
  });

  it.each([
    ['Asia/Calcutta', 'India', '14:30–15:15, India time (IST)'],
    ['Asia/Colombo', 'India', '14:30–15:15, India time (IST)'],
    ['Asia/Samarkand', 'Uzbekistan', '14:00–14:45, Uzbekistan time'],
    ['Europe/Lisbon', 'United Kingdom', '09:00–09:45, UK time (GMT)'],
  ])('is told once in %s, whose clock shows what the one in %s does', (timeZone, country, time) => {
    vi.stubEnv('TZ', timeZone);
    expect(interviewTimes(interview, country)).toEqual({ here: `Tuesday, 1 December 2026, ${time}` });
  });

  it('names both days where it goes on past midnight', () => {
    vi.stubEnv('TZ', 'Asia/Tashkent');
    const late = interviewTimes({ ...interview, at: '2026-12-01T18:30:00.000Z' }, 'Uzbekistan').here;
    expect(late).toMatch(/^Tuesday, 1 December 2026.*23:30.*Wednesday, 2 December 2026.*00:15/);
  });

  it('is told by the reader’s clock alone where the country has no office of ours', () => {
    expect(officeCountry('Atlantis')).toBeUndefined();
    expect(officeCountry('constructor')).toBeUndefined();
    expect(interviewTimes(interview, 'Atlantis')).toEqual({ here: expect.stringContaining('December 2026') });
  });
});
