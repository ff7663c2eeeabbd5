import { countries } from '@site/contract/firm/countries';
import { jobInputSchema } from '@site/contract/jobs/job';
import { expect, test } from 'vitest';
import { sampleJobs } from './sample-jobs.ts';

const jobs = sampleJobs(5000);

test('an admin could save every invented job as it stands', () => {
  for (const { id: _id, ...job } of jobs) expect(jobInputSchema.parse(job)).toEqual(job);
});

test('the same number gives the same jobs, and a larger one begins with them', () => {
  expect(sampleJobs(40)).toEqual(jobs.slice(0, 40));
});

test('each has its own id and title, and they differ in more than their number', () => {
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(5000);
  expect(new Set(jobs.map(({ title }) => title)).size).toBe(5000);
  const words = jobs.map(({ id: _id, title, ...rest }) => title.replace(/ \(\d+\)$/, '') + JSON.stringify(rest));
  expect(new Set(words).size).toBeGreaterThan(1000);
});

test('every country has its share, of active and of inactive ones', () => {
  for (const country of countries) {
    const there = jobs.filter((job) => job.country === country);
    expect(there.length).toBeGreaterThan(1600);
    const active = there.filter(({ isActive }) => isActive).length / there.length;
    expect(active, country).toBeGreaterThan(0.5);
    expect(active, country).toBeLessThan(1);
  }
});
