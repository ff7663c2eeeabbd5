import { calendarFileName, calendarMethod, interviewCalendar } from '@site/contract/desk/interview-calendar';
import { interviewWords } from '@site/contract/desk/interview-words';
import type { InterviewRecord } from '@site/contract/desk/interviews';
import { appliedFor } from '@site/contract/desk/submission-kinds';
import type { Interview } from '@site/contract/desk/submission-record';
import type { Mail } from '@site/contract/mail/mail';
import { letterWithLink } from '../sender-link.ts';
import { greeting } from '../sender-mails.ts';

/** The recipient of an email about an interview, and the mailbox for answers. */
export interface Addressee {
  email: string;
  replyTo: string;
  applicant: InterviewRecord['applicant'];
}

type Letter = (to: Addressee, interview: Interview, now: Date) => Mail;

/** The email that confirms a time, with the calendar file. */
export const interviewConfirmationMail: Letter = (to, interview, now) =>
  withCalendar(
    interviewLetter(to, `Your interview: ${aboutOf(to)}`, [
      'Your interview is confirmed:',
      interviewWords(interview, to.applicant.country),
      'The attached file adds the interview to your calendar. Your page shows the interview in your own time zone, and there you can choose another time or cancel:',
    ]),
    { to, interview, now },
  );

/** The email that moves the interview, with the file that changes it in the calendar. */
export const moveMail: Letter = (to, interview, now) =>
  withCalendar(
    interviewLetter(to, `New time: your interview, ${aboutOf(to)}`, [
      'We have moved your interview. The new time:',
      interviewWords(interview, to.applicant.country),
      'The attached file changes the interview in most calendars. If the new time does not suit you, tell us on your page:',
    ]),
    { to, interview, now },
  );

const aboutOf = ({ applicant: { about } }: Addressee) => appliedFor(undefined, about);

export const reminderMail: Letter = (to, interview) =>
  interviewLetter(to, `Tomorrow: your interview, ${aboutOf(to)}`, [
    'We look forward to your interview:',
    interviewWords(interview, to.applicant.country),
    'If you can no longer make it, choose another time or cancel on your page:',
  ]);

/** The email that cancels the interview, with the file that removes it from the calendar. */
export const cancellationMail: Letter = (to, interview, now) =>
  withCalendar(
    interviewLetter(to, `Cancelled: your interview, ${aboutOf(to)}`, [
      'This interview has been cancelled:',
      interviewWords(interview, to.applicant.country),
      'The attached file removes the interview from most calendars. If your calendar still shows it, please delete it there.',
      'Your page shows the status of your application, and there you can write to us:',
    ]),
    { to, interview, now, isCancelled: true },
  );

export const withdrawalMail = (to: Addressee): Mail =>
  interviewLetter(to, `Your interview: ${aboutOf(to)}`, [
    'The interview times that we offered you are no longer available. Please do not keep any of them free.',
    'Your page shows the status of your application, and there you can write to us:',
  ]);

function interviewLetter(to: Addressee, subject: string, paragraphs: readonly string[]): Mail {
  const { email, replyTo, applicant } = to;
  const letter = letterWithLink('applications', email, replyTo, {
    subject,
    titleBlock: { about: `Your interview for ${aboutOf(to)}`, reference: applicant.reference },
    text: (link) => [`${greeting(applicant.firstName)},`, ...paragraphs, link],
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
  const { reference } = to.applicant;
  const summary = `Interview: ${aboutOf(to)} (${reference})`;
  const entry = { reference, summary, interview, organizer: to.replyTo, attendee: to.email, isCancelled };
  const attachment = {
    filename: calendarFileName(reference),
    content: interviewCalendar(entry, now),
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod(entry)}`,
  };
  return { ...mail, message: { ...mail.message, attachments: [attachment] } };
}
