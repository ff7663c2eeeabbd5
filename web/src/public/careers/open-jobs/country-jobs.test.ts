import { jobWith } from '@site/contract/test-support/jobs';
import { describe, expect, it } from 'vitest';
import { countryJobs, countryJobsAnnouncement } from './country-jobs.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const closing = (closesAt: string) => ({ closesAt, closesOn: closesAt.slice(0, 10) });
const indian = jobWith({ _id: 'indian', country: 'India' });
const british = jobWith({ _id: 'british' });
const over = jobWith({ _id: 'over', ...closing('2026-11-24T11:59:59.000Z') });
const none = { 'United Kingdom': 0, India: 0, Uzbekistan: 0 };
const nothing = { newest: undefined, counts: undefined, pages: undefined };

describe('where all open jobs are at hand', () => {
  const all = { ...nothing, newest: { jobs: [indian, over, british], areAll: true } };

  it('they are counted and listed by country, without those that are over by this clock', () => {
    expect(countryJobs(all, undefined, now)).toEqual({
      counts: { ...none, 'United Kingdom': 1, India: 1 },
      chosen: undefined,
    });
    expect(countryJobs(all, 'United Kingdom', now).chosen).toEqual({ count: 1, jobs: [british] });
    expect(countryJobs(all, 'Uzbekistan', now).chosen).toEqual({ count: 0, jobs: [] });
  });

  it('a clock that is wrong by a day hides or shows a job a day early or late, and no more', () => {
    const dayOf = (date: number) => new Date(Date.UTC(2026, 10, date, 12));
    expect(countryJobs(all, 'United Kingdom', dayOf(23)).chosen).toEqual({ count: 2, jobs: [over, british] });
    expect(countryJobs(all, 'United Kingdom', dayOf(25)).chosen).toEqual({ count: 1, jobs: [british] });
  });
});

describe('where there are more', () => {
  const counts = { ...none, India: 40, Uzbekistan: Number.POSITIVE_INFINITY };
  const many = { newest: { jobs: [indian], areAll: false }, counts, pages: undefined };
  const page = { jobs: [indian], areAll: false };

  it('they go by what was counted, and a country waits for its own', () => {
    expect(countryJobs({ ...many, counts: undefined }, undefined, now).counts).toBeUndefined();
    expect(countryJobs(many, 'India', now)).toEqual({ counts, chosen: undefined });
    expect(countryJobs({ ...many, counts: undefined, pages: [page] }, 'India', now).chosen).toBeUndefined();
    expect(countryJobs({ ...many, pages: [page] }, 'India', now).chosen).toEqual({ count: 40, jobs: [indian] });
  });

  it('the last page says how many there are, whatever was counted', () => {
    const older = jobWith({ _id: 'older', country: 'India' });
    const pages = [page, { jobs: [older, over], areAll: true }];
    expect(countryJobs({ ...many, pages }, 'India', now).chosen).toEqual({ count: 2, jobs: [indian, older] });
    expect(countryJobs({ ...many, pages: [page] }, 'United Kingdom', now).chosen?.count).toBe(1);
  });
});

describe('the words for a screen reader', () => {
  const waiting = { isFailed: false, counts: undefined, chosen: undefined };

  it('is that something loads, then the counts, then those of the chosen country', () => {
    const counts = { ...none, India: 40, Uzbekistan: Number.POSITIVE_INFINITY };
    expect(countryJobsAnnouncement(undefined, waiting)).toBe('Loading job openings');
    expect(countryJobsAnnouncement('India', { ...waiting, counts })).toBe('Loading job openings');
    expect(countryJobsAnnouncement(undefined, { ...waiting, counts })).toBe(
      'Openings: United Kingdom 0, India 40, Uzbekistan 99+',
    );
    const chosen = (count: number) => ({ ...waiting, counts, chosen: { count, jobs: [indian] } });
    expect(countryJobsAnnouncement('India', chosen(1))).toBe('Openings in India: 1');
    expect(countryJobsAnnouncement('India', chosen(40))).toBe('Openings in India: 40, of which 1 are shown');
  });

  it('is nothing of a failure, which speaks for itself', () => {
    expect(countryJobsAnnouncement(undefined, { ...waiting, isFailed: true })).toBe('');
  });
});
