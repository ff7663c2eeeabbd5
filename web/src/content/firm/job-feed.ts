import { jobFeedPath } from '@site/contract/pages/job-page';
import { company } from './company.ts';

/** The words of the feed of open jobs: the careers page names it, and needs no other words of a job's page. */
export const jobFeedCopy = {
  title: `${company.name}: open positions`,
  subtitle: 'Jobs for power, protection and design engineers, the newest first.',
} as const;

/** Tells feed readers where the feed is: the attributes of a `link` in a document's head. */
export const jobFeedLink = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: jobFeedCopy.title,
  href: jobFeedPath,
} as const;
