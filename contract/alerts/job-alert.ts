import { inSentence } from '../firm/countries.ts';
import { jobAlertConfirmDays, jobAlertEndDays, jobAlertMonths } from '../nightly/retention.ts';
import type { JobAlertRequest } from './job-alert-routes.ts';

// Job alerts on the public pages: no schemas here.

/** The pages: the form for a new alert, and the page of one alert. */
export const jobAlertPaths = { request: '/job-alerts', own: '/job-alert' } as const;

/** The pattern of a token: the id of the alert, and 32 bytes that prove that the token came by email. */
export const jobAlertTokenPattern = /^[0-9a-f]{64}\.[A-Za-z0-9_-]{43}$/;

/** Gives the address of an alert's page. The token is in the fragment, so that no server logs it. */
export const jobAlertLink = (origin: string, token: string): string => `${origin}${jobAlertPaths.own}#${token}`;

/** The path that an email program calls for its own unsubscribe button (RFC 8058). */
export const jobAlertOneClickPath = '/api/job-alerts/one-click';

export const jobAlertOneClickAddress = (origin: string, token: string): string =>
  `${origin}${jobAlertOneClickPath}?token=${token}`;

/** The alerts of one email address. */
export const mostJobAlerts = 5;

/** The wanted openings: all of them, if both fields are missing. A discipline is the `type` of jobs. */
export type JobAlertChoice = Omit<JobAlertRequest, 'email'>;

/** An alert as the reader of its link sees it. */
export interface ShownJobAlert extends JobAlertChoice {
  isConfirmed: boolean;
  /** When the alert ends by itself. */
  endsAt: string;
}

export const jobAlertLabels = { email: 'Email', country: 'Country', discipline: 'Discipline' } as const;

export function jobAlertWords({ country, discipline }: JobAlertChoice): string {
  return `${discipline ? `“${discipline}”` : 'all disciplines'} in ${country ? inSentence(country) : 'all countries'}`;
}

export const jobAlertMessages = {
  asked: `An email is on its way to this address. Open its link within ${jobAlertConfirmDays} days and press the button there. Until then, we send nothing else. If the email does not arrive in a few minutes, check the address and look in your junk folder.`,
  failed: 'Sorry, your alert could not be set up. Please try again later.',
  linkEnded:
    'This link does not lead to an alert: the alert has ended, it was not confirmed in time, or the link was cut short.',
  tooMany: `You have ${mostJobAlerts} alerts, and one address cannot have more. End one of them first, by the link in its emails.`,
  ended: 'This alert has ended. We send nothing more.',
} as const;

/** The time that an alert lasts, in words. */
export const jobAlertTerm = `After ${jobAlertMonths} months we ask you by email whether you still want the alert. If you do not answer, the alert ends ${jobAlertEndDays} days later.`;
