import { jobAlertConfirmDays, jobAlertEndDays, jobAlertMonths } from '../nightly/retention.ts';
import type { Country } from '../shared/countries.ts';

// What the pages about job alerts know of them. No schemas here: they are public pages.

/** The pages, from the root of the site: where an alert is asked for, and where its own link leads. */
export const jobAlertPaths = { request: '/job-alerts', own: '/job-alert' } as const;

/** What a token looks like: the id of the alert, and 32 bytes that prove that it came by mail. */
export const jobAlertTokenPattern = /^[0-9a-f]{64}\.[A-Za-z0-9_-]{43}$/;

/** The address of an alert's own page. The token is in the fragment, so that no server writes it into a log. */
export const jobAlertLink = (origin: string, token: string): string => `${origin}${jobAlertPaths.own}#${token}`;

/** What a mail program calls when somebody presses its own button to unsubscribe (RFC 8058). */
export const jobAlertOneClickPath = '/api/job-alerts/one-click';

/** The address that it calls. */
export const jobAlertOneClickAddress = (origin: string, token: string): string =>
  `${origin}${jobAlertOneClickPath}?token=${token}`;

/** So many alerts one address can have. */
export const mostJobAlerts = 5;

/** What somebody wants to hear of: everything, where neither is named. */
export interface JobAlertChoice {
  country?: Country | undefined;
  /** The `type` of jobs, as one of them has it. */
  discipline?: string | undefined;
}

/** An alert as the reader of its link sees it. */
export interface ShownJobAlert extends JobAlertChoice {
  isConfirmed: boolean;
  /** When it ends by itself. */
  endsAt: string;
}

export const jobAlertLabels = { email: 'Email', country: 'Country', discipline: 'Discipline' } as const;

/** What an alert is about, within a sentence. */
export function jobAlertWords({ country, discipline }: JobAlertChoice): string {
  const where = country === 'United Kingdom' ? 'the United Kingdom' : country;
  return `${discipline ? `“${discipline}”` : 'all disciplines'} in ${where ?? 'all countries'}`;
}

export const jobAlertMessages = {
  asked: `A mail is on its way to this address. Open its link within ${jobAlertConfirmDays} days and press the button there: before that, nothing else is sent. If nothing comes in a few minutes, check the address and look among your junk mail.`,
  failed: 'Sorry, your alert could not be set up. Please try again later.',
  linkEnded:
    'This link leads to no alert: the alert has been ended, it was not confirmed in time, or the link was cut short.',
  tooMany: `You have ${mostJobAlerts} alerts, which is as many as one address can have. End one of them first, by the link in its mails.`,
  ended: 'This alert has ended. Nothing more is sent.',
} as const;

/** How long an alert lasts, in words. */
export const jobAlertTerm = `After ${jobAlertMonths} months we ask you by email whether you still want it; without an answer it ends ${jobAlertEndDays} days later.`;
