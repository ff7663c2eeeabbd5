import type { Job } from '@ohmbridge/functions/contract/job';
import { careersCopy } from '../../content/careers.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** For how many days a job is new, and how many before its end it closes soon. */
const newDays = 14;
const soonDays = 7;

/** What stands out about an open job in a list. */
export function jobMarks(job: Pick<Job, 'createdAt' | 'publishedAt' | 'closesAt'>, now: number): string[] {
  const { createdAt, publishedAt = createdAt, closesAt } = job;
  const isNew = now - Date.parse(publishedAt) < newDays * dayMilliseconds;
  const closesSoon = closesAt !== undefined && Date.parse(closesAt) - now < soonDays * dayMilliseconds;
  return [...(isNew ? [careersCopy.new] : []), ...(closesSoon ? [careersCopy.closesSoon] : [])];
}
