import { jobWith } from '@site/contract/test-support/jobs';
import { branch, hasTwoCountries, home } from '@site/contract/test-support/offices';
import { expect, it } from 'vitest';
import { findJobs } from './OpenJobsLoader.tsx';

const now = new Date('2026-11-24T12:00:00.000Z');
const jobs = [
  jobWith({ _id: 'relays', title: 'Relay Engineer', createdAt: '2026-11-03T09:00:00.000Z', workMode: 'remote' }),
  jobWith({ _id: 'surveys', title: 'Surveyor', country: branch.country, type: 'Survey', workMode: 'remote' }),
  jobWith({ _id: 'over', title: 'Relay Tester', closesAt: '2026-11-24T11:00:00.000Z' }),
];
const ids = (found: ReturnType<typeof findJobs>) => found.jobs.map(({ _id }) => _id);

it('finds jobs among all open jobs by words and choices, as the API does, and hides closed jobs', () => {
  expect(ids(findJobs(jobs, {}, now))).toEqual(['relays', 'surveys']);
  expect(findJobs(jobs, { search: 'RELAY' }, now)).toMatchObject({ count: 1, jobs: [jobs[0]] });
  expect(ids(findJobs(jobs, { search: 'relay', discipline: 'survey' }, now))).toEqual([]);
  expect(ids(findJobs(jobs, { discipline: 'survey', mode: 'remote' }, now))).toEqual(['surveys']);
});

it('counts each choice under all other filters', () => {
  const { facets } = findJobs(jobs, { discipline: 'survey' }, now);
  expect(facets.discipline.map(({ count }) => count)).toEqual([1, 1]);
  expect(facets.mode).toEqual([{ value: 'remote', count: 1 }]);
});

if (hasTwoCountries)
  it('finds the jobs of a country, and counts those of each', () => {
    expect(ids(findJobs(jobs, { search: 'relay', country: branch.country }, now))).toEqual([]);
    const { facets } = findJobs(jobs, { country: branch.country }, now);
    expect(facets.country).toEqual([
      { value: home.country, count: 1 },
      { value: branch.country, count: 1 },
    ]);
    expect(facets.mode).toEqual([{ value: 'remote', count: 1 }]);
  });
