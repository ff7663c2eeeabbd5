import type { Job } from '@ohmbridge/contract/jobs/job';
import { jobFacts } from '@ohmbridge/contract/jobs/job-options';
import { careersCopy } from '../../content/careers.ts';
import type { CardContent } from './SharingCard.tsx';

/** What the sharing card of a job says: where it is, and what it offers. */
export function jobCard(job: Job): CardContent {
  const facts = jobFacts(job).map(({ name, words }) => (name === 'closesOn' ? careersCopy.closes(words) : words));
  return {
    label: careersCopy.cardLabel,
    title: job.title,
    description: [`${job.place}, ${job.country}`, ...facts].join(' · '),
  };
}
