import type { Job } from '@site/contract/jobs/job';

const jobCount = (count: number) => (count === 1 ? 'job listing' : `${count.toLocaleString('en-GB')} job listings`);
const verbs = { deactivate: 'Deactivate', delete: 'Delete' } as const;

const most = 5;

/** Lists names in a sentence: the first few, and the number of the others. */
function list(names: readonly string[]): string {
  const more = names.length - most;
  const shown = more > 1 ? [...names.slice(0, most), `${more.toLocaleString('en-GB')} others`] : names;
  return new Intl.ListFormat('en-GB').format(shown);
}

/** The words of the question before jobs are closed. */
export const closingCopy = {
  title: (action: keyof typeof verbs, { length }: readonly Job[]) => `${verbs[action]} ${jobCount(length)}`,
  busy: { deactivate: 'Deactivating...', delete: 'Deleting...' },
  consequence: (jobs: readonly Job[]) =>
    jobs.length === 1
      ? `“${jobs[0]?.title}” and its PDF go to the bin, and are deleted for good after 30 days.`
      : 'These job listings and their PDFs go to the bin, and are deleted for good after 30 days.',
  open: (count: number) =>
    count === 1 ? '1 application is still open.' : `${count.toLocaleString('en-GB')} applications are still open.`,
  waiting: (names: readonly string[]) => `The message is for ${list(names)}.`,
  interviewed: (names: readonly string[]) =>
    `Also for ${list(names)}, who ${names.length === 1 ? 'has an interview' : 'have interviews'}`,
  offered: (names: readonly string[]) =>
    names.length === 1
      ? `${list(names)} has an offer, and does not get the message.`
      : `${list(names)} have offers, and do not get the message.`,
  refusals: 'Send them a rejection',
  noRefusals: 'Do not send one now',
  times: {
    now: 'Now, and move them to Rejected',
    'tomorrow-morning': 'Tomorrow at nine in the morning, and move them to Rejected then',
  },
} as const;
