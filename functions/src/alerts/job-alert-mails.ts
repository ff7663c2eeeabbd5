import { jobAlertLink, jobAlertOneClickAddress, jobAlertWords } from '@site/contract/alerts/job-alert';
import type { Job } from '@site/contract/jobs/job';
import { jobFacts } from '@site/contract/jobs/job-options';
import type { Mail } from '@site/contract/mail/mail';
import { jobAlertConfirmDays, jobAlertEndDays, jobAlertMonths } from '@site/contract/nightly/retention';
import { jobPath } from '@site/contract/pages/job-page';
import { dayWords } from '@site/contract/shared/time';
import { TransportError } from '../mail/delivery-attempt.ts';
import { letterTo, withLink } from '../mail/mail-body.ts';
import { officeMailbox } from '../mail/mail-settings.ts';
import { siteOrigin } from '../shared/configuration.ts';
import { alertFrom, alerts, alertToken, type JobAlert } from './job-alert.ts';

/** The mark for the link in a stored email. Every admin can read the outbox, so the link is filled in as the email leaves. */
const alertLinkMark = '{{alert-link}}';

type AlertedJob = Pick<
  Job,
  'title' | 'place' | 'country' | 'employmentType' | 'workMode' | 'salary' | 'closesOn' | 'slug'
>;

/** The most jobs that an email names; it counts the others. */
const mostJobsNamed = 20;

function alertMail(
  id: string,
  { email }: JobAlert,
  { paragraphs, ...words }: { subject: string; button?: string; paragraphs: readonly string[] },
): Mail {
  const text = paragraphs.join('\n\n');
  const letter = letterTo(email, officeMailbox('applications'), { ...words, text }, 'team');
  return { ...letter, emailService: { ...letter.emailService, template: 'alert' }, alert: id };
}

/** Asks to confirm an alert. Anyone can have this email sent to anyone, so a stranger can choose none of its words. */
export function alertConfirmationMail(id: string, alert: JobAlert): Mail {
  return alertMail(id, alert, {
    subject: 'Please confirm your job alert',
    button: 'Open your job alert',
    paragraphs: [
      'Hello,',
      `Someone, probably you, asked for our new openings by email: ${jobAlertWords(alert)}. To confirm this job alert, open this page and press its button:`,
      alertLinkMark,
      `The link works for ${jobAlertConfirmDays} days. If you did not ask for this alert, you can ignore this email: we will send nothing more and delete your address.`,
    ],
  });
}

/** Answers a request for an alert that is already confirmed. */
export function alreadyConfirmedMail(id: string, alert: JobAlert): Mail {
  return alertMail(id, alert, {
    subject: 'You already have this job alert',
    button: 'Open your job alert',
    paragraphs: [
      'Hello,',
      `Someone, probably you, asked for a job alert that you already have: ${jobAlertWords(alert)}. This page shows the alert, and you can end it there:`,
      alertLinkMark,
      'Nothing has changed. If you did not ask for this alert, you can ignore this email.',
    ],
  });
}

export function newJobsMail(id: string, alert: JobAlert, jobs: readonly AlertedJob[]): Mail {
  const origin = siteOrigin();
  const named = jobs.slice(0, mostJobsNamed);
  const others = jobs.length - named.length;
  const one = jobs.length === 1 ? jobs[0] : undefined;
  return alertMail(id, alert, {
    subject: one ? `New opening: ${one.title}` : `${jobs.length} new openings`,
    paragraphs: [
      'Hello,',
      `${one ? 'This opening matches' : 'These openings match'} your job alert (${jobAlertWords(alert)}):`,
      ...named.flatMap((job) => [jobLines(job), `${origin}${jobPath(job.slug ?? '')}`]),
      ...(others > 0 ? [`And ${others} more. This page lists all openings:`, `${origin}/careers#openings`] : []),
      'You asked for our new openings by email. This page shows your job alert, and you can end it there:',
      alertLinkMark,
    ],
  });
}

function jobLines(job: AlertedJob): string {
  const facts = jobFacts(job).map(({ name, words }) => (name === 'closesOn' ? `closes ${words}` : words));
  return [job.title, [job.place, job.country, ...facts].join(' · ')].join('\n');
}

export function renewalMail(id: string, alert: JobAlert, endsOn: string): Mail {
  return alertMail(id, alert, {
    subject: 'Do you want to keep your job alert?',
    button: 'Open your job alert',
    paragraphs: [
      'Hello,',
      `For ${jobAlertMonths} months we have sent you our new openings by email: ${jobAlertWords(alert)}. If you still want them, open this page and renew the alert:`,
      alertLinkMark,
      `If you do nothing, the alert will end in ${jobAlertEndDays} days, on ${dayWords(endsOn)}, and we will delete your address.`,
    ],
  });
}

/**
 * Fills in the link of an alert's email, and the headers by which email programs end the alert with one click (RFC 8058).
 * @throws {TransportError} permanent, if the alert has ended in the meantime
 */
export async function fillAlertLink(_id: string, mail: Mail): Promise<Mail> {
  if (mail.alert === undefined) return mail;
  const alert = alertFrom(await alerts().doc(mail.alert).get());
  if (!alert) throw new TransportError('The alert has ended', { isPermanent: true });
  const token = alertToken(mail.alert, alert);
  const oneClick = jobAlertOneClickAddress(siteOrigin(), token);
  const filled = withLink(mail, alertLinkMark, jobAlertLink(siteOrigin(), token));
  return {
    ...filled,
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    // The email service sets its own headers, so its template needs the address.
    emailService: {
      ...filled.emailService,
      parameters: { ...filled.emailService.parameters, unsubscribe_url: oneClick },
    },
  };
}
