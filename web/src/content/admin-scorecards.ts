import type { Grade } from '@ohmbridge/contract/desk/scorecards';
import { gradeWords } from '@ohmbridge/contract/desk/scorecards';
import { dateAndTime } from './date-formats.ts';

/** The words of scorecards, and of applications whose names are hidden. */
export const scorecardCopy = {
  title: 'Scorecards',
  begin: 'Write a scorecard',
  explanation:
    'What you found, for each criterion of this job: a grade and the reason for it. It is sent once and stays as it is. The applicant can ask to see it.',
  grade: 'Grade',
  reason: 'Reason',
  reasonOf: (criterion: string) => `Reason: ${criterion}`,
  recommendation: 'Would you go on with this applicant?',
  recommendationShort: 'Recommendation',
  summary: 'Summary',
  send: 'Send scorecard',
  sending: 'Sending...',
  sent: 'Your scorecard is sent.',
  missing: 'Something is missing. It is marked below.',
  close: 'Close',
  closeHint: 'What you have written is kept in this tab.',
  hidden: (others: number) =>
    others === 0
      ? 'What others think stays hidden until you have sent yours. Nobody has sent one yet.'
      : `${others === 1 ? 'One colleague has sent a scorecard' : `${others} colleagues have sent theirs`}, hidden until you have sent yours.`,
  none: 'Nobody has sent a scorecard yet.',
  by: (email: string, isMine: boolean) => (isMine ? 'You' : email),
  sentAt: (at: string) => dateAndTime.format(new Date(at)),
  grades: gradeWords satisfies Record<Grade, string>,
  due: 'Scorecards that wait for you',
  dueSince: (at: Date) => `interview of ${dateAndTime.format(at)}`,
} as const;

/** The words of an application that is read without names. */
export const hiddenNamesCopy = {
  note: 'Name, addresses and links are hidden until the interview: this job is read without names. What applicants write, and their files, may still tell.',
  show: 'Show name',
  title: 'Show the name?',
  text: 'All who work on this application see the name, the email address, the phone number and the links from then on. The history says that you have shown them. It cannot be undone.',
  showing: 'Showing...',
  cancel: 'Keep hidden',
  shown: 'The name is shown.',
} as const;
