import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it, vi } from 'vitest';
import { dayHere, interviewTimes, officeCountry, timeHere } from '../../web/src/public/own-page/moment-words.ts';

it('a message has its day and its time in the reader’s time zone', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  const at = '2026-11-30T15:05:00.000Z';
  expect([dayHere(at), timeHere(at)]).toEqual(['1 December 2026', '00:05']);
});

describe('the time of an interview', () => {
  const interview = { at: '2026-12-01T09:00:00.000Z', minutes: 45 };
  it('is given in the reader’s time and in the office’s time', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(interviewTimes(interview, 'Uzbekistan')).toEqual({
      here: 'Tuesday, 1 December 2026, 18:00–18:45 GMT+9',
      there: { city: 'Tashkent', time: 'Tuesday, 1 December 2026, 14:00–14:45, Uzbekistan time' },
    });
  });

  testRows([
    ['Asia/Calcutta', 'India', '14:30–15:15, India time (IST)'],
    ['Asia/Colombo', 'India', '14:30–15:15, India time (IST)'],
    ['Asia/Samarkand', 'Uzbekistan', '14:00–14:45, Uzbekistan time'],
    ['Europe/Lisbon', 'United Kingdom', '09:00–09:45, UK time (GMT)'],
  ])("has one time where the reader's clock agrees with the office's", (timeZone, country, time) => {
    vi.stubEnv('TZ', timeZone);
    expect(interviewTimes(interview, country)).toEqual({ here: `Tuesday, 1 December 2026, ${time}` });
  });

  it('names both days if the interview continues past midnight', () => {
    vi.stubEnv('TZ', 'Asia/Tashkent');
    const late = interviewTimes({ ...interview, at: '2026-12-01T18:30:00.000Z' }, 'Uzbekistan').here;
    expect(late).toMatch(/^Tuesday, 1 December 2026.*23:30.*Wednesday, 2 December 2026.*00:15/);
  });

  it('is given only in the reader’s time if we have no office in the country', () => {
    expect(officeCountry('Atlantis')).toBeUndefined();
    expect(officeCountry('constructor')).toBeUndefined();
    expect(interviewTimes(interview, 'Atlantis')).toEqual({ here: expect.stringContaining('December 2026') });
  });
});
