import { expect, it } from 'vitest';
import { jobsByCountry } from './jobs-by-country.ts';
import { sampleJob } from './sample-job.test-data.ts';

it('sorts jobs into the three countries and keeps their order', () => {
  const [newest, other, oldest] = [
    sampleJob({ _id: 'newest', country: 'India' }),
    sampleJob({ _id: 'other', country: 'Uzbekistan' }),
    sampleJob({ _id: 'oldest', country: 'India' }),
  ];
  expect(jobsByCountry([newest, other, oldest])).toEqual({
    'United Kingdom': [],
    India: [newest, oldest],
    Uzbekistan: [other],
  });
});
