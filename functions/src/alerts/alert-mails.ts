import { type JobAlertChoice, jobAlertWords } from '@ohmbridge/contract/alerts/job-alert';
import type { Job } from '@ohmbridge/contract/jobs/job';
import { dayWords, jobFacts } from '@ohmbridge/contract/jobs/job-options';
import type { Mail } from '@ohmbridge/contract/mail/mail';
import { jobAlertConfirmDays, jobAlertEndDays, jobAlertMonths } from '@ohmbridge/contract/nightly/retention';
import { jobPath } from '@ohmbridge/contract/pages/job-page';
import { letterTo } from '../mail/mail-body.ts';

/** Stands in a mail of the outbox where the link will be, which every admin could read there: see `alert-links.ts`. */
export const alertLinkMark = '{{alert-link}}';

/** Whose mail it is, and where it is answered to. */
export interface AlertLetter {
  id: string;
  to: string;
  replyTo: string;
}

/** A job as a mail names it. */
export type AlertedJob = Pick<
  Job,
  'title' | 'place' | 'country' | 'employmentType' | 'workMode' | 'salary' | 'closesOn' | 'slug'
>;

/** More jobs of a day are only counted. */
export const mostJobsNamed = 20;

function alertMail({ id, to, replyTo }: AlertLetter, subject: string, paragraphs: readonly string[]): Mail {
  const letter = letterTo(to, replyTo, { subject, text: paragraphs.join('\n\n') }, 'team');
  return { ...letter, emailService: { ...letter.emailService, template: 'alert' }, alert: id };
}

/** Asks whether the alert is wanted. Anybody can have it sent to anybody, so nothing in it is a stranger's to choose. */
export function confirmationMail(letter: AlertLetter, choice: JobAlertChoice): Mail {
  return alertMail(letter, 'Please confirm your job alert', [
    'Hello,',
    `Somebody, probably you, wants to get our new openings by mail at this address: ${jobAlertWords(choice)}. To have that, open this page and press the button on it:`,
    alertLinkMark,
    `The link is good for ${jobAlertConfirmDays} days. If it was not you, you need do nothing: without the button nothing is sent, and your address is deleted.`,
  ]);
}

/** The same for an alert that is confirmed already. */
export function alreadyConfirmedMail(letter: AlertLetter, choice: JobAlertChoice): Mail {
  return alertMail(letter, 'You have this job alert already', [
    'Hello,',
    `Somebody, probably you, has asked for an alert that you have already: ${jobAlertWords(choice)}. On this page you see it, and can end it:`,
    alertLinkMark,
    'Nothing has changed. If it was not you, you need do nothing.',
  ]);
}

/** The day's new openings. */
export function newJobsMail(
  letter: AlertLetter,
  choice: JobAlertChoice,
  jobs: readonly AlertedJob[],
  origin: string,
): Mail {
  const named = jobs.slice(0, mostJobsNamed);
  const others = jobs.length - named.length;
  const one = jobs.length === 1 ? jobs[0] : undefined;
  return alertMail(letter, one ? `New opening: ${one.title}` : `${jobs.length} new openings`, [
    'Hello,',
    `${one ? 'This opening is' : 'These openings are'} new for your alert, ${jobAlertWords(choice)}:`,
    ...named.flatMap((job) => [jobLines(job), `${origin}${jobPath(job.slug ?? '')}`]),
    ...(others > 0 ? [`And ${others} more. All that is open stands here:`, `${origin}/careers#openings`] : []),
    'You get this mail because you asked for it. To see your alert, or to end it:',
    alertLinkMark,
  ]);
}

function jobLines(job: AlertedJob): string {
  const facts = jobFacts(job).map(({ name, words }) => (name === 'closesOn' ? `closes ${words}` : words));
  return [job.title, [job.place, job.country, ...facts].join(' · ')].join('\n');
}

/** Asks, after a year, whether the alert shall go on. */
export function goOnMail(letter: AlertLetter, choice: JobAlertChoice, endsOn: string): Mail {
  return alertMail(letter, 'Shall your job alert go on?', [
    'Hello,',
    `For ${jobAlertMonths} months you have had our new openings by mail: ${jobAlertWords(choice)}. If you still want them, open this page and press “Go on” there:`,
    alertLinkMark,
    `Otherwise you need do nothing: the alert ends in ${jobAlertEndDays} days, on ${dayWords(endsOn)}, and your address is deleted.`,
  ]);
}
