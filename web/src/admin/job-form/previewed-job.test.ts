import { jobFieldNames } from '@site/contract/jobs/job';
import { endOfDay } from '@site/contract/jobs/job-closing';
import { branch } from '@site/contract/test-support/offices';
import { expect, it } from 'vitest';
import { emptyJobValues, type JobValues } from './job-values.ts';
import { previewedJob } from './previewed-job.ts';

const known = { _id: 'preview', createdAt: '2026-11-23T09:00:00.000Z', updatedAt: '2026-11-23T09:00:00.000Z' };
const values: JobValues = {
  title: ' Relay Engineer ',
  type: 'Design',
  employmentType: 'full-time',
  workMode: 'hybrid',
  country: branch.country,
  place: 'New Delhi',
  salary: { min: '900000', max: '', currency: 'EUR', per: 'year' },
  qualifications: 'Degree',
  experience: 'Five years',
  responsibilities: 'Set relays',
  criteria: 'Reads a relay\nAsks',
  namesHidden: true,
  questions: [{ words: 'Which voltage?', kind: 'one-of', options: '11 kV\n33 kV', required: true }],
  closesOn: '2026-12-31',
  isActive: true,
};

it('the preview has every field as it will be stored', () => {
  const job = previewedJob(values, { ...known, reference: 'J-0042' });
  expect(job).toEqual({
    ...known,
    ...values,
    title: 'Relay Engineer',
    salary: { min: 900000, currency: 'EUR', per: 'year' },
    questions: [
      { id: expect.any(String), words: 'Which voltage?', kind: 'one-of', options: ['11 kV', '33 kV'], required: true },
    ],
    criteria: ['Reads a relay', 'Asks'],
    closesAt: endOfDay('2026-12-31', branch.country).toISOString(),
    reference: 'J-0042',
  });
  // A new field fails here until the preview shows it.
  for (const name of jobFieldNames) expect(job).toHaveProperty(name);
});

it('the preview begins when the job has a title and a country', () => {
  expect(previewedJob({ ...emptyJobValues, title: 'Relay Engineer' }, known)).toBeUndefined();
  expect(previewedJob({ ...emptyJobValues, title: ' ', country: branch.country }, known)).toBeUndefined();
});

it('the preview names the missing texts, and leaves out invalid values', () => {
  const begun = { ...emptyJobValues, title: 'Relay Engineer', country: branch.country };
  const job = previewedJob({ ...begun, closesOn: '2026-02-30', salary: { ...emptyJobValues.salary, min: '1' } }, known);
  expect(job).toEqual({
    ...known,
    title: 'Relay Engineer',
    country: branch.country,
    isActive: true,
    place: '(Location: not written yet)',
    qualifications: '(Qualifications: not written yet)',
    experience: '(Experience: not written yet)',
    responsibilities: '(Responsibilities: not written yet)',
  });
});
