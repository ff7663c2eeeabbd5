import type { Job } from '@ohmbridge/functions/contract/job';
import { heldJobDescriptions } from '../../content/job-descriptions.ts';

/**
 * Where a job's description can be opened: its own PDF, else the one that the site holds for its exact title.
 * A title means another job in another country, so the country must fit too.
 */
export function jobDescriptionAddress(job: Pick<Job, 'title' | 'country' | 'pdfUrl'>): string | undefined {
  if (job.pdfUrl) return job.pdfUrl;
  return heldJobDescriptions.find(({ title, country }) => title === job.title && country === job.country)?.href;
}
