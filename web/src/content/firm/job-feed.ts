import { company } from './company.ts';

/** The words of the feed of open jobs: the careers page names it, and needs no other words of a job's page. */
export const jobFeedCopy = {
  title: `${company.name}: open positions`,
  subtitle: 'Jobs for power, protection and design engineers, the newest first.',
} as const;
