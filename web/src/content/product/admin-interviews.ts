import { ownClockName } from '@site/contract/desk/interview-words';
import { interviewLimits } from '@site/contract/desk/interviews';
import { dateAndTime } from './date-formats.ts';

const longDay = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const shortDay = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dayOfMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
});

/** The words of the panel for the interview of one application, on the page of the application. */
export const interviewPanelCopy = {
  title: 'Interview',
  offered: 'Times are offered. The applicant has not chosen one yet.',
  declined: 'None of the times suits the applicant. Their message says why.',
  cancelled: { admin: 'Cancelled by us.', applicant: 'Cancelled by the applicant.' },
  ended: 'Cancelled, because the application has ended.',
  time: (at: string) => dayAndTime.format(new Date(at)),
  here: (at: string) => `${dayAndTime.format(new Date(at))} your time`,
  minutes: (minutes: number) => `${minutes} min`,
  join: 'Join the meeting',
  joinOf: (name: string) => `with ${name}`,
  with: (name: string) => `With ${name}`,
  withMe: 'With you',
  cancel: 'Cancel the interview',
  takeBack: 'Take the times back',
  cancelTitle: 'Cancel this interview?',
  takeBackTitle: 'Take these times back?',
  cancelText: 'The applicant gets an email at once, with a file that removes the interview from most calendars.',
  takeBackText: 'The applicant gets an email at once, and can no longer choose any of these times.',
  keep: 'Leave it as it is',
  busy: 'Cancelling...',
  done: 'An email to the applicant is on its way.',
} as const;

/** The words of the dialog in which an admin moves an interview. */
export const moveInterviewCopy = {
  open: 'Move…',
  of: (name: string) => `the interview of ${name}`,
  title: 'Move the interview',
  now: (name: string, at: Date) => `${name}, now ${dayAndTime.format(at)}`,
  hint: 'The applicant gets an email with the new time at once.',
  move: 'Move and send the email',
  moving: 'Moving...',
  done: 'The interview is moved. An email to the applicant is on its way.',
} as const;

/** The words about the interviewer's other interviews, shown beside the field for a time. */
export const takenCopy = {
  taken: (day: Date, hours: readonly string[]) =>
    `The interviewer has other interviews on ${shortDay.format(day)}: ${hours.join(', ')}.`,
  none: (day: Date) => `The interviewer has no other interview on ${shortDay.format(day)}.`,
} as const;

/** The words of the form for the times that a message offers. */
export const offerCopy = {
  title: 'Times to choose from',
  hint: () =>
    `Offer ${interviewLimits.minTimes} to ${interviewLimits.maxTimes} times in your own time zone (${ownClockName()}). Each applicant sees them in theirs.`,
  number: (number: number) => `Time ${number}`,
  remove: 'Remove',
  removeOf: (number: number) => `Remove time ${number}`,
  add: 'Add a time',
  interviewer: 'Interviewer',
  you: 'You',
  noTime: 'Enter the start time',
  noSuchHour: 'Enter another time: the clocks skip this hour on that day',
} as const;

/** The words of the screen with all interviews. */
export const interviewsCopy = {
  views: 'Day or week',
  view: { day: 'Day', week: 'Week' },
  previous: { day: 'Previous day', week: 'Previous week' },
  next: { day: 'Next day', week: 'Next week' },
  today: 'Today',
  period: {
    day: (days: readonly Date[]) => (days[0] ? longDay.format(days[0]) : ''),
    week: (days: readonly Date[]) => {
      const [first, last] = [days[0], days.at(-1)];
      return first && last ? `${dayOfMonth.format(first)} – ${dayOfMonth.format(last)}` : '';
    },
  },
  clock: () => `Your time zone: ${ownClockName()}`,
  count: (count: number) => (count === 1 ? '1 interview' : `${count} interviews`),
  none: { day: 'There are no interviews on this day.', week: 'There are no interviews in this week.' },
  weekday: (day: Date) => weekday.format(day),
  todayToo: 'today',
  noneToday: 'No interviews today.',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  date: (day: Date) => dayOfMonth.format(day),
  hours: (at: string, end: number) => `${clock.format(new Date(at))}–${clock.format(end)}`,
  withYou: 'With you',
  withOne: (name: string) => `With ${name}`,
  calendar: 'Add to your calendar',
  calendarFile: 'Calendar file',
  calendarOf: (name: string) => `Calendar file of the interview of ${name}`,
  summary: (name: string, about: string, reference: string) => `Interview: ${name}, ${about} (${reference})`,
} as const;

/** The words of the screens with an interviewer's assigned applications. */
export const assignedCopy = {
  count: (number: number) => (number === 1 ? '1 application' : `${number.toLocaleString('en-GB')} applications`),
  newest: (number: number) => `These are the newest ${number}.`,
  none: 'No application is assigned to you yet. Assigned applications are listed here.',
  columns: { person: 'Name', about: 'Job', status: 'Status', interview: 'Interview' },
  noInterview: 'none yet',
  when: (at: string) => dateAndTime.format(new Date(at)),
  notAssigned: 'This application is not assigned to you. A colleague with the role “Hiring” can assign it to you.',
  back: 'To the applications assigned to you',
  today: 'Assigned to you',
} as const;
