import type { MailTemplate } from '@site/contract/mail/mail';
import type { PageMeta } from '../shapes/page-meta.ts';
import { dateAndTime } from './date-formats.ts';

/** The words of the admin area. */
export const adminCopy = {
  cutCell: ' … (The rest did not fit into the cell.)',
  offline: 'The service cannot be reached. Please check your connection and try again.',
  unchecked:
    'The server did not answer correctly, so your session could not be checked. You are still signed in, and your text is kept. This page tries again every few seconds.',
  tryAgain: 'Try again',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  publicSite: 'View the public site',
  cancel: 'Cancel',
  count: (number: number) => number.toLocaleString('en-GB'),
} as const;

export const loginCopy = {
  meta: {
    title: 'Admin Login',
    description: 'The sign-in page of the admin area, for staff only.',
    path: '/login',
    hidden: true,
  } satisfies PageMeta,
  label: 'Staff only',
  intro: 'Sign in to manage job listings, applications and enquiries.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgotten: 'Forgot password?',
  storageForbidden:
    'This browser stores nothing for this site, so it cannot keep you signed in. Allow this site to store data, then sign in again.',
  drawing: { number: 'ADM-001', shows: 'Admin area, isolated', scale: 'Close by signing in' },
} as const;

/** The names of the screens of the admin area. They are in the menu, in the tab of the browser, and in the breadcrumbs. */
export const screenTitles = {
  overview: 'Dashboard',
  jobs: 'Job Listings',
  jobBin: 'Bin',
  newJob: 'Add New Job',
  job: 'Edit Job Listing',
  jobPage: 'Job Listing',
  applications: 'Applications',
  application: 'Application',
  interviews: 'Interviews',
  enquiries: 'Enquiries',
  enquiry: 'Enquiry',
  reports: 'Reports',
  settings: 'Settings',
  team: 'Team',
  audit: 'Audit list',
  templates: 'Message templates',
  notifications: 'Notifications',
  signIn: 'Signing in',
  health: 'Health',
} as const;

/** The name that the screens show for an admin without a name. */
const nameless = 'Admin';

export const dashboardCopy = {
  undo: 'Undo',
  closeNotice: 'Close',
  loading: 'Loading',
  title: 'Admin Dashboard',
  navigation: 'Admin menu',
  trail: 'Breadcrumb',
  nameless,
  welcome: (name: string) => `Welcome, ${name || nameless}`,
  links: [
    { name: screenTitles.overview, link: '/dashboard' },
    { name: screenTitles.jobs, link: '/dashboard/jobs' },
    { name: screenTitles.applications, link: '/dashboard/applications', counts: 'applications' },
    { name: screenTitles.interviews, link: '/dashboard/interviews' },
    { name: screenTitles.enquiries, link: '/dashboard/enquiries', counts: 'enquiries' },
    { name: screenTitles.reports, link: '/dashboard/reports' },
    {
      name: screenTitles.settings,
      link: '/dashboard/team',
      leadsTo: [
        '/dashboard/team',
        '/dashboard/audit',
        '/dashboard/templates',
        '/dashboard/notifications',
        '/dashboard/sign-in',
        '/dashboard/health',
      ],
    },
  ],
  settings: {
    label: screenTitles.settings,
    links: [
      { name: screenTitles.team, link: '/dashboard/team' },
      { name: screenTitles.audit, link: '/dashboard/audit' },
      { name: screenTitles.templates, link: '/dashboard/templates' },
      { name: screenTitles.notifications, link: '/dashboard/notifications' },
      { name: screenTitles.signIn, link: '/dashboard/sign-in' },
      { name: screenTitles.health, link: '/dashboard/health' },
    ],
  },
  theme: { system: 'Theme: same as your device', light: 'Theme: light', dark: 'Theme: dark' },
  logout: 'Logout',
  unread: 'unread',
  openMenu: 'Menu',
  closeMenu: 'Close',
  totalJobs: 'Total Jobs',
  activeJobs: 'Active Jobs',
  listingsRate: 'Job Listings Rate',
  byCountry: 'Jobs by Country',
  activeIn: (country: string, active: number) => `${country} (${active.toLocaleString('en-GB')}\u00a0active)`,
  dataFailed: 'The live list could not be read.',
  clientBroken: 'The live lists have stopped, so this page may show old data. Reload the page to continue.',
  reload: 'Reload',
} as const;

/** The words of the question when an admin leaves a form with unsaved changes. */
export interface LeaveWords {
  title: string;
  question: string;
  leave: string;
  stay: string;
}

export const leaveCopy: LeaveWords = {
  title: 'Leave without saving?',
  question: 'Your changes are not saved yet.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
};

/** The words above a form whose draft was restored. */
export const draftCopy = {
  notSaved: 'Your earlier text is back in the form. It is not saved yet.',
  notSent: 'Your earlier text is back in the form. It is not sent yet.',
  discard: 'Discard it',
} as const;

export const dayFieldCopy = {
  unfinished: 'Enter day, month and year, such as 31/01/2027.',
} as const;

/** The words of the checkboxes that select rows of a list. */
export const selectionCopy = {
  select: (name: string) => `Select ${name}`,
  column: 'Selected',
  selectAll: (count: number) => `Select all ${count} shown`,
  selected: (count: number) => `${count.toLocaleString('en-GB')} selected`,
  selectNone: 'Select none',
} as const;

/** The kind of an email, as a sentence names it. */
export const mailNouns: Record<MailTemplate, string> = {
  contact: 'enquiry',
  application: 'application',
  report: 'email about the website',
  message: 'message',
  interview: 'email about an interview',
  account: 'email about an account',
  notification: 'notification',
  alert: 'email about new openings',
};

const failedMails = (count: number, andMore: boolean) =>
  `${andMore ? 'More than ' : ''}${count} ${count === 1 ? 'email' : 'emails'}`;

export const failedMailCopy = {
  title: {
    hiring: (count: number, andMore: boolean) => `${failedMails(count, andMore)} could not be sent`,
    team: (count: number, andMore: boolean) =>
      `${failedMails(count, andMore)} about accounts, job alerts or the website could not be sent`,
  },
  explanation:
    'None of these emails has reached its mailbox. The website tries each one again for a week, unless the mailbox does not exist. Each line gives the reason. Once the fault is corrected, you can send the emails again at once. Dismiss the emails that can no longer arrive.',
  oldest: (count: number) => `These are the oldest ${count}.`,
  kinds: {
    contact: 'Enquiry',
    application: 'Application',
    report: 'Email about the website',
    account: 'Email about an account',
    message: 'Message to an applicant or enquirer',
    interview: 'Email about an interview',
    notification: 'Notification',
    alert: 'Email about new openings',
  },
  when: (date: Date) => dateAndTime.format(date),
  id: (id: string) => `Email ${id}`,
  stuck: (reason: string) => `Still on its way. ${reason || 'It has not been tried yet.'}`,
  sendAgain: 'Send again',
  sendAllAgain: 'Send all again',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  dismissedOne: 'The email is dismissed.',
  dismissedAll: (count: number) => `${count} ${count === 1 ? 'email is' : 'emails are'} dismissed.`,
  sending: 'Sending...',
  queued: (kind: MailTemplate) =>
    `The ${mailNouns[kind]} is on its way again. If it fails again, it will return to this list.`,
  queuedAll: (count: number) =>
    `${count} ${count === 1 ? 'email is' : 'emails are'} on the way again. Any that fail again will return to this list.`,
} as const;
