import type { MailTemplate } from '@ohmbridge/contract/mail/mail';
import { dateAndTime } from './date-formats.ts';
import type { PageMeta } from './page-meta.ts';

/** The words of the admin area. */
export const adminCopy = {
  offline: 'The service cannot be reached. Please check your connection and try again.',
  unchecked:
    'Your session could not be checked: the server did not answer as it should. You are still signed in, what you have typed is kept, and this page tries again every few seconds.',
  tryAgain: 'Try again',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  publicSite: 'View the public site',
  cancel: 'Cancel',
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
  drawing: { number: 'ADM-001', shows: 'Admin area, isolated', scale: 'Close by signing in' },
} as const;

export const dashboardCopy = {
  undo: 'Undo',
  closeNotice: 'Close',
  loading: 'Loading',
  title: 'Admin Dashboard',
  pageTitle: 'Dashboard',
  navigation: 'Admin menu',
  welcome: (name: string) => `Welcome, ${name || 'Admin'}`,
  links: [
    { name: 'Dashboard', link: '/dashboard' },
    { name: 'Job Listings', link: '/dashboard/jobs' },
    { name: 'Applications', link: '/dashboard/applications', counts: 'applications' },
    { name: 'Enquiries', link: '/dashboard/enquiries', counts: 'enquiries' },
    { name: 'Reports', link: '/dashboard/reports' },
    {
      name: 'Settings',
      link: '/dashboard/team',
      leadsTo: ['/dashboard/team', '/dashboard/templates', '/dashboard/notifications', '/dashboard/health'],
    },
  ],
  settings: {
    label: 'Settings',
    links: [
      { name: 'Team', link: '/dashboard/team' },
      { name: 'Message templates', link: '/dashboard/templates' },
      { name: 'Notifications', link: '/dashboard/notifications' },
      { name: 'Health', link: '/dashboard/health' },
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
  byCountryColumns: { country: 'Country', total: 'Jobs', active: 'Active' },
  dataFailed: 'The live list could not be read.',
} as const;

/** The question before someone leaves a form. The first screen of the admin area loads it. */
export const leaveCopy = {
  title: 'Leave without saving?',
  question: 'What you have changed here is not saved yet.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
} as const;

/** The words by which rows of a list are selected. */
export const selectionCopy = {
  select: (name: string) => `Select ${name}`,
  column: 'Selected',
  selectAll: (count: number) => `Select all ${count} shown`,
  selected: (count: number) => `${count.toLocaleString('en-GB')} selected`,
  selectNone: 'Select none',
} as const;

/** What a mail is about, in a sentence. */
export const mailNouns: Record<MailTemplate, string> = {
  contact: 'enquiry',
  application: 'application',
  report: 'mail of the website',
  message: 'message',
  account: 'mail about an account',
  notification: 'notification',
};

export const failedMailCopy = {
  title: (count: number, andMore: boolean) =>
    `${andMore ? 'More than ' : ''}${count} ${count === 1 ? 'mail' : 'mails'} could not be sent`,
  explanation:
    'Nothing of this has reached the mailbox. What was sent is kept, and tried again by itself for a week, unless the mail server refused it for good. Once the mail server takes mail, you can send it again at once.',
  oldest: (count: number) => `These are the oldest ${count}.`,
  kinds: {
    contact: 'Enquiry',
    application: 'Application',
    report: 'Mail of the website',
    account: 'Mail about an account',
    message: 'Message',
    notification: 'Notification',
  },
  when: (date: Date) => dateAndTime.format(date),
  id: (id: string) => `Mail ${id}`,
  stuck: (reason: string) => `Still on its way. ${reason || 'It has not been tried yet.'}`,
  sendAgain: 'Send again',
  sendAllAgain: 'Send all again',
  sending: 'Sending...',
  queued: (kind: MailTemplate) =>
    `The ${mailNouns[kind]} is on its way again. Should it fail once more, it comes back to this list.`,
  queuedAll: (count: number) =>
    `${count} ${count === 1 ? 'mail is' : 'mails are'} on the way again. What fails once more comes back to this list.`,
} as const;
