import { expect, it } from 'vitest';
import { jobsByCountry, withMoreJobs } from './jobs-by-country.ts';
import { sampleJob } from './sample-job.test-data.ts';

const [newest, other, oldest] = [
  sampleJob({ _id: 'newest', country: 'India' }),
  sampleJob({ _id: 'other', country: 'Uzbekistan' }),
  sampleJob({ _id: 'oldest', country: 'India' }),
];

it('sorts jobs into the three countries and keeps their order', () => {
  expect(jobsByCountry([newest, other, oldest])).toEqual({
    'United Kingdom': { count: 0, jobs: [] },
    India: { count: 2, jobs: [newest, oldest] },
    Uzbekistan: { count: 1, jobs: [other] },
  });
});

it('goes by the counts where there are more jobs, but never below what is there', () => {
  const known = jobsByCountry([newest, other], { 'United Kingdom': 7, India: 2, Uzbekistan: 0 });
  expect(known['United Kingdom']).toEqual({ count: 7, jobs: [] });
  expect(known.India).toEqual({ count: 2, jobs: [newest] });
  expect(known.Uzbekistan).toEqual({ count: 1, jobs: [other] });
});

it('adds the next jobs of one country, and believes an answer that says there are no more', () => {
  const known = jobsByCountry([newest, other], { India: 3 });
  const more = withMoreJobs(known, 'India', { jobs: [oldest], areAll: false });
  expect(more.India).toEqual({ count: 3, jobs: [newest, oldest] });
  expect(more.Uzbekistan).toBe(known.Uzbekistan);
  expect(withMoreJobs(more, 'India', { jobs: [], areAll: true }).India.count).toBe(2);
});

it('goes on beyond what was counted, until the last jobs say how many there are', () => {
  const known = jobsByCountry([newest], { India: Number.POSITIVE_INFINITY });
  const [second, third] = [
    sampleJob({ _id: 'second', country: 'India' }),
    sampleJob({ _id: 'third', country: 'India' }),
  ];
  const more = withMoreJobs(known, 'India', { jobs: [second], areAll: false });
  expect(more.India.count).toBe(Number.POSITIVE_INFINITY);
  expect(withMoreJobs(more, 'India', { jobs: [third], areAll: true }).India).toEqual({
    count: 3,
    jobs: [newest, second, third],
  });
});
