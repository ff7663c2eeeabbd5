import { homePhone } from '@site/contract/test-support/submissions';
import { type Control, desktop, phone } from './control.ts';
import type { Eyes } from './eyes.ts';

const errors = ({ see, nameOf }: Eyes) =>
  see('form p')
    .filter((text) => nameOf(text).endsWith('is required'))
    .length.toString();
/** Makes a text that is typed into the field of a name. */
const typed = (field: string, text: string) => ({ selector: `[name="${field}"]`, press: { type: text } }) as const;

const send = { selector: 'button[type="submit"]', name: 'Send Message' };
const enquiry = {
  path: '/contact',
  shows: ({ see, sent }: Eyes) =>
    see('form [role="status"]', 'Thank you').length > 0 ? sent('/api/contact', 'firstName', 'email', 'message') : '',
  expected: 'Ana ana@example.org Pressed early.',
};
const enquiryFields = {
  firstName: 'Ana',
  lastName: 'Okoro',
  email: 'ana@example.org',
  phone: homePhone.phone,
  message: 'Pressed early.',
};
const application = {
  path: '/apply',
  shows: ({ see, nameOf }: Eyes) => nameOf(see('form h2')[0]),
  expected: 'Professional Details',
};
const goOn = { selector: 'button[type="submit"]', name: 'Continue' };
const login = {
  path: '/login',
  shows: ({ see, sent }: Eyes) =>
    see('form [role="alert"] > *').length > 0 ? sent(':signInWithPassword?key=demo-api-key', 'email', 'password') : '',
  expected: 'nobody@example.org not-a-password',
};
const loginFields = { email: 'nobody@example.org', password: 'not-a-password' };
const signIn = { selector: 'button[type="submit"]', name: 'Sign in' };
const finder = {
  path: '/careers',
  // Gives the results only once they belong to the whole word: a part of the word may find others.
  shows: ({ see, nameOf, held, steps }: Eyes) =>
    held('search') === 'Design' && new URLSearchParams(location.search).get('search') === 'Design'
      ? see('h3')
          .map(nameOf)
          .filter((title) => title.endsWith(' found'))
          .map((title) => `${title.replace(/\d+ /, '')}, steps: ${steps()}`)
          .join()
      : '',
  expected: 'openings found, steps: 1',
};
const tool = {
  path: '/tools/generator-route',
  shows: () => (location.search.includes('station=60+MW') ? 'calculated' : ''),
  expected: 'calculated',
};
const pressEnter = { selector: '[name="search"]', press: 'Enter' } as const;

/** Controls to type into and to send. */
export const formControls: readonly Control[] = [
  { control: 'Finder: typed', ...phone, ...finder, ...typed('search', 'Design') },
  { control: 'Finder: typed, Enter', ...desktop, ...finder, ...typed('search', 'Design'), after: [pressEnter] },
  {
    control: 'Finder: filled in, Enter',
    ...desktop,
    ...finder,
    ...pressEnter,
    fields: { search: 'Design' },
  },
  { control: 'Tool: typed', ...phone, ...tool, ...typed('station', '60 MW') },
  { control: 'Contact: Send, empty', ...phone, ...enquiry, ...send, shows: errors, expected: '5' },
  { control: 'Contact: Send, filled in', ...phone, ...enquiry, ...send, fields: enquiryFields },
  {
    control: 'Contact: Enter in a field',
    ...desktop,
    ...enquiry,
    fields: enquiryFields,
    selector: '[name="email"]',
    press: 'Enter',
  },
  {
    control: 'Contact: typed, Send',
    ...phone,
    ...enquiry,
    ...typed('firstName', 'Ana'),
    after: [
      typed('lastName', 'Okoro'),
      typed('email', 'ana@example.org'),
      typed('phone', homePhone.phone),
      typed('message', 'Pressed early.'),
      { ...send, press: 'tap' },
    ],
  },
  {
    control: 'Contact: country code',
    ...desktop,
    path: '/contact',
    selector: '[name="phoneCode"]',
    press: 'End',
    shows: ({ see, nameOf }) => nameOf(see('form p[id$="-hint"]')[0]),
    expected: 'With its country code, 7 to 15 digits',
  },
  { control: 'Apply: Continue', ...phone, ...application, ...goOn },
  { control: 'Apply: Continue, Enter', ...desktop, ...application, ...goOn, press: 'Enter' },
  { control: 'Apply: a step', ...phone, ...application, selector: 'form nav button', name: 'Step 2' },
  {
    control: 'Apply: typed, Continue',
    ...phone,
    ...application,
    ...typed('firstName', 'Ana'),
    after: [typed('lastName', 'Okoro'), typed('email', 'ana@example.org'), { ...goOn, press: 'tap' }],
    shows: ({ see, held }) =>
      see('form h2', 'Professional Details').map(() => ['firstName', 'lastName', 'email'].map(held).join(' '))[0] ?? '',
    expected: 'Ana Okoro ana@example.org',
  },
  { control: 'Login: Sign in, empty', ...phone, ...login, ...signIn, shows: errors, expected: '2' },
  { control: 'Login: Sign in, filled in', ...phone, ...login, ...signIn, fields: loginFields },
  {
    control: 'Login: Enter in a field',
    ...desktop,
    ...login,
    fields: loginFields,
    selector: '[name="password"]',
    press: 'Enter',
  },
  {
    control: 'Login: typed, Sign in',
    ...phone,
    ...login,
    ...typed('email', loginFields.email),
    after: [typed('password', loginFields.password), { ...signIn, press: 'tap' }],
  },
  {
    control: 'Login: typed, Enter',
    ...desktop,
    ...login,
    ...typed('email', loginFields.email),
    after: [typed('password', loginFields.password), { selector: '[name="password"]', press: 'Enter' }],
  },
  {
    control: 'Login: Forgot the password',
    path: '/login',
    ...phone,
    selector: 'form a',
    name: 'Forgot',
    shows: ({ see }) => see('form [name="password"]').length.toString(),
    expected: '0',
  },
];
