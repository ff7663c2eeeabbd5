import type { Job } from '@ohmbridge/contract/jobs/job';

/** A job for tests; `fields` differ from it. */
export function sampleJob(fields: Partial<Job> = {}): Job {
  return {
    _id: 'sample',
    title: 'Protection Engineer',
    type: 'Design and Engineering',
    place: 'Colchester',
    qualifications: 'Degree in Electrical Engineering',
    experience: 'Three years of relay settings',
    responsibilities: 'Calculate settings\n\nWitness tests',
    country: 'United Kingdom',
    isActive: true,
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    ...fields,
  };
}
