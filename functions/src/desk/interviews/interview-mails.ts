import { calendarFileName, calendarMethod, interviewCalendar } from '@ohmbridge/contract/desk/interview-calendar';
import { interviewWords } from '@ohmbridge/contract/desk/interview-words';
import type { InterviewRecord } from '@ohmbridge/contract/desk/interviews';
import type { Interview } from '@ohmbridge/contract/desk/submission-record';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { letterWithLink } from '../sender-link.ts';
import { greeting } from '../sender-mails.ts';

/** The recipient of a mail about an interview, and the mailbox for answers. */
export interface Addressee {
  email: string;
  replyTo: string;
  applicant: InterviewRecord['applicant'];
}

type Letter = (to: Addressee, interview: Interview, now: Date) => Mail;

/** The mail that confirms a time, with the calendar file. */
export const interviewConfirmationMail: Letter = (to, interview, now) =>
  withCalendar(
    interviewLetter(to, `Your interview: ${to.applicant.about}`, [
      'Your interview is arranged:',
      interviewWords(interview, to.applicant.country),
      'The file that comes with this mail puts it into most calendars. On your page it stands in your own time, and there you can choose another time or cancel it:',
    ]),
    { to, interview, now },
  );

export const reminderMail: Letter = (to, interview) =>
  interviewLetter(to, `Tomorrow: your interview, ${to.applicant.about}`, [
    'We look forward to your interview:',
    interviewWords(interview, to.applicant.country),
    'Should something have come between, your page lets you choose another time or cancel it:',
  ]);

/** The mail that cancels the interview, with the file that removes it from the calendar. */
export const cancellationMail: Letter = (to, interview, now) =>
  withCalendar(
    interviewLetter(to, `Cancelled: your interview, ${to.applicant.about}`, [
      'This interview does not take place:',
      interviewWords(interview, to.applicant.country),
      'The file that comes with this mail takes it out of most calendars. If yours still shows it, delete it there.',
      'On your page you see where your application stands, and can write to us:',
    ]),
    { to, interview, now, isCancelled: true },
  );

export const withdrawalMail = (to: Addressee): Mail =>
  interviewLetter(to, `Your interview: ${to.applicant.about}`, [
    'The times that we offered you for an interview no longer stand; please do not wait for one of them.',
    'On your page you see where your application stands, and can write to us:',
  ]);

function interviewLetter(
  { email, replyTo, applicant }: Addressee,
  subject: string,
  paragraphs: readonly string[],
): Mail {
  const letter = letterWithLink('applications', email, replyTo, {
    subject,
    text: (link) => [
      `${greeting(applicant.firstName)},`,
      ...paragraphs,
      link,
      `Your reference is ${applicant.reference}.`,
    ],
  });
  return { ...letter, emailService: { ...letter.emailService, template: 'interview' } };
}

function withCalendar(
  mail: Mail,
  {
    to,
    interview,
    now,
    isCancelled = false,
  }: { to: Addressee; interview: Interview; now: Date; isCancelled?: boolean },
): Mail {
  const { reference, about } = to.applicant;
  const summary = `Interview: ${about} (${reference})`;
  const entry = { reference, summary, interview, organizer: to.replyTo, attendee: to.email, isCancelled };
  const attachment = {
    filename: calendarFileName(reference),
    content: interviewCalendar(entry, now),
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(entry)}`,
  };
  return { ...mail, message: { ...mail.message, attachments: [attachment] } };
}
