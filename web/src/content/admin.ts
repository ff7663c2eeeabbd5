import type { MailTemplate } from '@ohmbridge/contract/mail/mail';
import { dateAndTime } from './date-formats.ts';
import type { PageMeta } from './page-meta.ts';

/** The words of the admin area. */
export const adminCopy = {
  cutCell: ' … (The rest did not fit into the cell.)',
  offline: 'The service cannot be reached. Please check your connection and try again.',
  unchecked:
    'Your session could not be checked: the server did not answer as it should. You are still signed in, what you have typed is kept, and this page tries again every few seconds.',
  tryAgain: 'Try again',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  publicSite: 'View the public site',
  cancel: 'Cancel',
  count: (number: number) => number.toLocaleString('en-GB'),
} as const;

export const loginCopy = {
  meta: {
    title: 'Admin Login',
    description: 'Where the people who look after the job listings of this website sign in. It is for staff only.',
    path: '/login',
    hidden: true,
  } satisfies PageMeta,
  label: 'Staff only',
  intro: 'For the people who look after the job listings.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgotten: 'Forgot password?',
  storageForbidden:
    'This browser stores nothing for this site, so it cannot keep you signed in. Allow this site to store data, then sign in again.',
  drawing: { number: 'ADM-001', shows: 'Admin area, isolated', scale: 'Close by signing in' },
} as const;

/** The names of the screens of the dashboard: in its menu, in the browser's tab, and in the trail above them. */
export const screenTitles = {
  overview: 'Dashboard',
  jobs: 'Job Listings',
  jobBin: 'Bin',
  newJob: 'Add New Job',
  job: 'Edit Job Listing',
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

export const dashboardCopy = {
  undo: 'Undo',
  closeNotice: 'Close',
  loading: 'Loading',
  title: 'Admin Dashboard',
  navigation: 'Admin menu',
  trail: 'Breadcrumb',
  welcome: (name: string) => `Welcome, ${name || 'Admin'}`,
  links: [
    { name: screenTitles.overview, link: '/dashboard' },
    { name: screenTitles.jobs, link: '/dashboard/jobs' },
    {
      name: screenTitles.applications,
      link: '/dashboard/applications',
      leadsTo: ['/dashboard/applications', '/dashboard/interviews'],
      counts: 'applications',
    },
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
  scheme: (name: string) => `Colours: ${name}`,
  schemes: { system: 'as the system', light: 'light', dark: 'dark' },
  logout: 'Logout',
  unread: 'unread',
  openMenu: 'Menu',
  closeMenu: 'Close',
  totalJobs: 'Total Jobs',
  activeJobs: 'Active Jobs',
  listingsRate: 'Job Listings Rate',
  byCountry: 'Jobs by Country',
  byCountryTable: { heading: 'Country', columns: ['Jobs', 'Active'] },
  dataFailed: 'The live list could not be read.',
  clientBroken: 'Live lists have stopped, and what you see may be old. Reload the page to go on.',
  reload: 'Reload',
} as const;

/** The words of the question before the admin leaves a form. */
export interface LeaveWords {
  title: string;
  question: string;
  leave: string;
  stay: string;
}

export const leaveCopy: LeaveWords = {
  title: 'Leave without saving?',
  question: 'What you have changed here is not saved yet.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
};

/** The words above a form that holds what was typed before. */
export const draftCopy = {
  notSaved: 'What you had typed before has been put back. It is not saved yet.',
  notSent: 'What you had typed before has been put back. It is not sent yet.',
  discard: 'Discard it',
} as const;

export const dayFieldCopy = {
  unfinished: 'This is no whole date. Please give day, month and year, such as 31/01/2027.',
} as const;

/** The words by which rows of a list are selected. */
export const selectionCopy = {
  select: (name: string) => `Select ${name}`,
  column: 'Selected',
  selectAll: (count: number) => `Select all ${count} shown`,
  selected: (count: number) => `${count.toLocaleString('en-GB')} selected`,
  selectNone: 'Select none',
} as const;

/** The subject of an email, in a sentence. */
export const mailNouns: Record<MailTemplate, string> = {
  contact: 'enquiry',
  application: 'application',
  report: 'mail of the website',
  message: 'message',
  interview: 'mail about an interview',
  account: 'mail about an account',
  notification: 'notification',
  alert: 'mail about new openings',
};

const failedMails = (count: number, andMore: boolean) =>
  `${andMore ? 'More than ' : ''}${count} ${count === 1 ? 'mail' : 'mails'}`;

export const failedMailCopy = {
  title: {
    hiring: (count: number, andMore: boolean) => `${failedMails(count, andMore)} could not be sent`,
    team: (count: number, andMore: boolean) =>
      `${failedMails(count, andMore)} about the website or job alerts could not be sent`,
  },
  explanation:
    'None of these mails has reached its mailbox. The website keeps each mail and tries it again for a week, unless the mail server knows no such mailbox. Once the mail server takes mail, you can send it again at once. Put away the mails that cannot arrive any more.',
  oldest: (count: number) => `These are the oldest ${count}.`,
  kinds: {
    contact: 'Enquiry',
    application: 'Application',
    report: 'Mail of the website',
    account: 'Mail about an account',
    message: 'Message',
    interview: 'Mail about an interview',
    notification: 'Notification',
    alert: 'Mail about new openings',
  },
  when: (date: Date) => dateAndTime.format(date),
  id: (id: string) => `Mail ${id}`,
  stuck: (reason: string) => `Still on its way. ${reason || 'It has not been tried yet.'}`,
  sendAgain: 'Send again',
  sendAllAgain: 'Send all again',
  putAway: 'Put away',
  putAllAway: 'Put all away',
  putAwayOne: 'The mail is put away.',
  putAwayAll: (count: number) => `${count} ${count === 1 ? 'mail is' : 'mails are'} put away.`,
  sending: 'Sending...',
  queued: (kind: MailTemplate) =>
    `The ${mailNouns[kind]} is on its way again. Should it fail once more, it comes back to this list.`,
  queuedAll: (count: number) =>
    `${count} ${count === 1 ? 'mail is' : 'mails are'} on the way again. What fails once more comes back to this list.`,
} as const;
