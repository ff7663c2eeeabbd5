import type { Job } from '@site/contract/jobs/job';
import { jobWith } from '@site/contract/test-support/jobs';
import { branch, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it } from 'vitest';
import { countOfMatching, jobFigures } from './job-figures.ts';
import { isSearch, type JobFilters, jobFilters, matchingJobs } from './job-filters.ts';

describe('the filters in the address', () => {
  testRows([
    ['', {}],
    [`country=${home.country.replaceAll(' ', '+')}`, { country: home.country }],
    [`country=${branch.country}&active=true`, { country: branch.country, activeOnly: true }],
    ['active=true', { activeOnly: true }],
    ['search=h%C3%A9l%C3%A8ne+', { search: 'hélène ' }],
    ['search=protection&state=draft&sort=closing', { search: 'protection', state: 'draft', order: 'closing' }],
  ])('are the same after reading and writing', (address, filters) => {
    const read = jobFilters.read(address);
    expect(read).toEqual({ ...jobFilters.none, ...filters });
    expect(jobFilters.write(read).toString()).toBe(address);
  });

  it('leave out unknown values', () => {
    const read = jobFilters.read('country=Atlantis&active=yes&state=in-bin&sort=random');
    expect(read).toEqual(jobFilters.none);
  });
});

const now = new Date('2026-11-23T12:00:00.000Z');
const job = (_id: string, fields: Partial<Job> = {}) =>
  jobWith({ _id, title: 'Design Manager', place: 'New Delhi', country: branch.country, ...fields });

const jobs = [
  job('live', { reference: 'J-0042', closesAt: '2026-12-31T18:30:00.000Z' }),
  job('draft', { isActive: false, title: 'Álpine Surveyor' }),
  job('over', { country: home.country, place: 'Toshkent', closesAt: '2026-11-01T19:00:00.000Z' }),
];

const idsOf = (filters: Partial<JobFilters>) =>
  matchingJobs(jobs, { ...jobFilters.none, ...filters }, now).map(({ _id }) => _id);

testRows([
  [{}, ['live', 'draft', 'over']],
  [{ activeOnly: true }, ['live', 'over']],
  [{ search: 'delhi MANAGER' }, ['live']],
  [{ search: 'alpine' }, ['draft']],
  [{ search: '42' }, ['live']],
  [{ state: 'live' }, ['live']],
  [{ state: 'draft' }, ['draft']],
  [{ state: 'closed' }, ['over']],
  [{ state: 'closed', activeOnly: true }, ['over']],
  [{ order: 'title' }, ['draft', 'over', 'live']],
  [{ order: 'closing' }, ['over', 'live', 'draft']],
] as const)('show the matching jobs', (filters, ids) => {
  expect(idsOf(filters)).toEqual(ids);
});

if (hasTwoCountries)
  it('show the jobs of a country', () => {
    expect(idsOf({ country: branch.country })).toEqual(['live', 'draft']);
    expect(idsOf({ country: branch.country, activeOnly: true })).toEqual(['live']);
    expect(idsOf({ country: home.country })).toEqual(['over']);
  });

it('are a search if Firestore has no query for them', () => {
  expect(isSearch({ ...jobFilters.none, country: branch.country, activeOnly: true, search: ' ' })).toBe(false);
  for (const filters of [{ search: 'a' }, { state: 'draft' }, { order: 'title' }] as const) {
    expect(isSearch({ ...jobFilters.none, ...filters })).toBe(true);
  }
});

it('count as many jobs as they show', () => {
  for (const country of [undefined, branch.country, home.country] as const) {
    for (const activeOnly of [true, false]) {
      const filters = { ...jobFilters.none, country, activeOnly };
      expect(countOfMatching(jobFigures(jobs), filters)).toBe(matchingJobs(jobs, filters, now).length);
    }
  }
});
