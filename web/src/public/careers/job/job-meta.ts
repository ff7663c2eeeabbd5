import type { Job } from '@site/contract/jobs/job';
import { numberOfReference } from '@site/contract/jobs/job-reference';
import { jobCardPath, jobPath } from '@site/contract/pages/job-page';
import { careersPage } from '../../../content/firm/pages/careers.ts';
import { careersCopy, jobFactWords } from '../../../content/product/careers.ts';
import { jobCopy } from '../../../content/product/pages/job.ts';
import { type PageMeta, sharingCard } from '../../../content/shapes/page-meta.ts';

/** The number of characters that a search engine shows: of a title beside the name of the site, and of a description. */
const longest = { title: 60, description: 160 } as const;

export function jobMeta(job: Job, isHidden: boolean): PageMeta {
  const number = numberOfReference(job.reference ?? '');
  return {
    title: shortened(jobCopy.meta.title(job.title, job.place), longest.title),
    description: shortened(jobCopy.meta.description(job, jobFactWords(job)), longest.description),
    path: jobPath(job.slug ?? ''),
    // A job without a number has no page, and gets the card of the careers page.
    card: number === undefined ? sharingCard(careersPage.meta.path) : jobCardPath(number, job.updatedAt),
    ...(isHidden && { hidden: true }),
  };
}

/** Shortens a text to a number of characters, if possible after a whole word, and adds an ellipsis. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1);
  const end = start.lastIndexOf(' ');
  const kept = end > max / 2 ? start.slice(0, end) : start;
  // Half of a surrogate pair is not a character, and is removed.
  return `${kept.replace(/[\s,.:;–-]+$/, '').replace(/[\ud800-\udbff]$/, '')}…`;
}

export function jobCard(job: Job) {
  return {
    label: careersCopy.cardLabel,
    title: job.title,
    description: [`${job.place}, ${job.country}`, ...jobFactWords(job)].join(' · '),
  };
}
