import type { Grade } from '@site/contract/desk/scorecards';
import { gradeWords } from '@site/contract/desk/scorecards';
import { dateAndTime } from './date-formats.ts';

/** The words of scorecards, and of applications whose names are hidden. */
export const scorecardCopy = {
  title: 'Scorecards',
  begin: 'Write a scorecard',
  explanation:
    'Give a grade and a reason for each criterion of this job. You can send the scorecard once, and cannot change it afterwards. The applicant can ask to see it.',
  grade: 'Grade',
  reason: 'Reason',
  recommendation: 'Would you go on with this applicant?',
  recommendationShort: 'Recommendation',
  summary: 'Summary',
  send: 'Send scorecard',
  sending: 'Sending...',
  sent: 'Your scorecard is sent.',
  missing: 'Fill in the marked fields.',
  close: 'Close',
  closeHint: 'Your text is kept in this tab.',
  hidden: (others: number) =>
    others === 0
      ? 'No colleague has sent a scorecard yet. You can read theirs after you send yours.'
      : `${others === 1 ? 'One colleague has sent a scorecard' : `${others} colleagues have sent scorecards`}. You can read ${others === 1 ? 'it' : 'them'} after you send yours.`,
  none: 'No one has sent a scorecard yet.',
  by: (name: string, isMine: boolean) => (isMine ? 'You' : name),
  sentAt: (at: string) => dateAndTime.format(new Date(at)),
  grades: gradeWords satisfies Record<Grade, string>,
} as const;

/** The words of an application whose names are hidden. */
export const hiddenNamesCopy = {
  note: 'Name, contact details and links are hidden until the interview. Answers and files may still show who the applicant is.',
  show: 'Show name',
  title: 'Show the name?',
  text: 'Everyone who works on this application will see the name, the email address, the phone number and the links. The timeline records that you have shown them. You cannot undo this.',
  showing: 'Showing...',
  cancel: 'Keep hidden',
  shown: 'The name is shown.',
} as const;
