import { countries } from '@site/contract/firm/countries';
import { jobInputSchema } from '@site/contract/jobs/job';
import { expect, test } from 'vitest';
import { sampleJobs } from './sample-jobs.ts';

const jobs = sampleJobs(5000);

test('an admin can save every sample job unchanged', () => {
  for (const { id: _id, ...job } of jobs) expect(jobInputSchema.parse(job)).toEqual(job);
});

test('the same number gives the same jobs, and a larger number adds jobs at the end', () => {
  expect(sampleJobs(40)).toEqual(jobs.slice(0, 40));
});

test('each sample job has its own id and title, and differs in more than its number', () => {
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(5000);
  expect(new Set(jobs.map(({ title }) => title)).size).toBe(5000);
  const words = jobs.map(({ id: _id, title, ...rest }) => title.replace(/ \(\d+\)$/, '') + JSON.stringify(rest));
  expect(new Set(words).size).toBeGreaterThan(1000);
});

test('every country has active and inactive sample jobs', () => {
  for (const country of countries) {
    const there = jobs.filter((job) => job.country === country);
    expect(there.length).toBeGreaterThan(1600);
    const active = there.filter(({ isActive }) => isActive).length / there.length;
    expect(active, country).toBeGreaterThan(0.5);
    expect(active, country).toBeLessThan(1);
  }
});
