import { dateAndTime } from './date-formats.ts';

/** The words of the screens with an interviewer's assigned applications. */
export const assignedCopy = {
  count: (number: number) => (number === 1 ? '1 application' : `${number.toLocaleString('en-GB')} applications`),
  newest: (number: number) => `These are the newest ${number}.`,
  none: 'No application is assigned to you yet. Assigned applications are listed here.',
  columns: { person: 'Name', about: 'Job', status: 'Status', interview: 'Interview' },
  noInterview: 'none yet',
  when: (at: string) => dateAndTime.format(new Date(at)),
  notAssigned: 'This application is not assigned to you now.',
  back: 'To your applications',
  today: 'Assigned to you',
} as const;
