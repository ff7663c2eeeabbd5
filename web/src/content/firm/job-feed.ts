import { jobFeedPath } from '@site/contract/pages/job-page';
import { company } from './company.ts';

/**
 * The words of the feed of open jobs. They have their own file, because the careers page needs them and no other words of a job
 * page.
 */
export const jobFeedCopy = {
  title: `${company.name}: open positions`,
  subtitle: 'Jobs for power, protection and design engineers, the newest first.',
} as const;

/** The attributes of a `link` in a document's head, by which feed readers find the feed. */
export const jobFeedLink = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: jobFeedCopy.title,
  href: jobFeedPath,
} as const;
