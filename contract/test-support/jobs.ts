import type { Job, JobInput } from '../jobs/job.ts';
import { home } from './offices.ts';

/** A job as an admin sends it. */
export const jobInput = {
  title: 'Protection Engineer',
  type: 'Design',
  place: 'Colchester',
  qualifications: 'HND in Electrical Engineering',
  experience: 'Three years',
  responsibilities: 'Relay settings\nRelay coordination',
  country: home.country,
  isActive: true,
} satisfies JobInput;

/** A job as the API tells it. */
export function jobWith(changes: Partial<Job> = {}): Job {
  return {
    _id: 'aaaaaaaaaaaaaaaaaaaa',
    ...jobInput,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    ...changes,
  };
}
