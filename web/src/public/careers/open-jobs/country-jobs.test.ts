import { countries } from '@site/contract/firm/countries';
import { jobWith } from '@site/contract/test-support/jobs';
import { branch, countsPerCountry, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { describe, expect, it } from 'vitest';
import { countryJobs, countryJobsAnnouncement } from './country-jobs.ts';

const now = new Date('2026-11-24T12:00:00.000Z');
const closing = (closesAt: string) => ({ closesAt, closesOn: closesAt.slice(0, 10) });
const indian = jobWith({ _id: 'indian', country: branch.country });
const british = jobWith({ _id: 'british' });
const over = jobWith({ _id: 'over', ...closing('2026-11-24T11:59:59.000Z') });
const nothing = { newest: undefined, counts: undefined, pages: undefined };

describe('if all open jobs are loaded', () => {
  const all = { ...nothing, newest: { jobs: [indian, over, british], areAll: true } };

  it('they are counted by country, without those that have closed by this clock', () => {
    expect(countryJobs(all, undefined, now)).toEqual({ counts: countsPerCountry(1, 1), chosen: undefined });
  });

  if (hasTwoCountries)
    it('they are listed by country', () => {
      expect(countryJobs(all, home.country, now).chosen).toEqual({ count: 1, jobs: [british] });
      const atHome = { ...nothing, newest: { jobs: [british], areAll: true } };
      expect(countryJobs(atHome, branch.country, now).chosen).toEqual({ count: 0, jobs: [] });
    });

  it('a clock that is wrong by a day hides or shows a job a day early or late, and no more', () => {
    const dayOf = (date: number) => new Date(Date.UTC(2026, 10, date, 12));
    const atHome = { ...nothing, newest: { jobs: [over, british], areAll: true } };
    expect(countryJobs(atHome, home.country, dayOf(23)).chosen).toEqual({ count: 2, jobs: [over, british] });
    expect(countryJobs(atHome, home.country, dayOf(25)).chosen).toEqual({ count: 1, jobs: [british] });
  });
});

describe('if there are more jobs than those loaded', () => {
  const counts = countsPerCountry(0, 40);
  const many = { newest: { jobs: [indian], areAll: false }, counts, pages: undefined };
  const page = { jobs: [indian], areAll: false };

  it('the numbers are those that were counted, and a country waits for its jobs', () => {
    expect(countryJobs({ ...many, counts: undefined }, undefined, now).counts).toBeUndefined();
    expect(countryJobs(many, branch.country, now)).toEqual({ counts, chosen: undefined });
    expect(countryJobs({ ...many, counts: undefined, pages: [page] }, branch.country, now).chosen).toBeUndefined();
    expect(countryJobs({ ...many, pages: [page] }, branch.country, now).chosen).toEqual({ count: 40, jobs: [indian] });
  });

  it('the last page gives the number of jobs, whatever was counted', () => {
    const older = jobWith({ _id: 'older', country: branch.country });
    const pages = [page, { jobs: [older, over], areAll: true }];
    expect(countryJobs({ ...many, pages }, branch.country, now).chosen).toEqual({ count: 2, jobs: [indian, older] });
  });

  it('a job that came after the count is counted', () => {
    const counted = { ...many, counts: countsPerCountry(0, 0), pages: [page] };
    expect(countryJobs(counted, branch.country, now).chosen?.count).toBe(1);
  });
});

describe('the words for a screen reader', () => {
  const waiting = { isFailed: false, counts: undefined, chosen: undefined };

  it('say that something loads, then the counts, then those of the chosen country', () => {
    const counts = countsPerCountry(Number.POSITIVE_INFINITY, 40);
    const wordsOf = (country: string) => (country === home.country ? '99+' : country === branch.country ? '40' : '0');
    expect(countryJobsAnnouncement(undefined, waiting)).toBe('Loading job openings');
    expect(countryJobsAnnouncement(branch.country, { ...waiting, counts })).toBe('Loading job openings');
    expect(countryJobsAnnouncement(undefined, { ...waiting, counts })).toBe(
      `Openings: ${countries.map((country) => `${country} ${wordsOf(country)}`).join(', ')}`,
    );
    const chosen = (count: number) => ({ ...waiting, counts, chosen: { count, jobs: [indian] } });
    expect(countryJobsAnnouncement(branch.country, chosen(1))).toBe(`Openings in ${branch.country}: 1`);
    expect(countryJobsAnnouncement(branch.country, chosen(40))).toBe(
      `Openings in ${branch.country}: 40, of which 1 are shown`,
    );
  });

  it('leave out a failure, which has its own alert', () => {
    expect(countryJobsAnnouncement(undefined, { ...waiting, isFailed: true })).toBe('');
  });
});
