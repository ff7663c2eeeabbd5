import type { Eyes, Target } from './eyes.ts';

/** A control, what is done to it, and what must be seen of that exactly once. */
export interface Control extends Target {
  control: string;
  path: string;
  screen: 'phone' | 'desktop';
  /** A finger, the mouse, or a key while the control has the focus. */
  press: 'tap' | 'click' | 'Enter' | 'Space' | 'ArrowRight';
  /** What the page shows of it. Runs in the page. */
  shows: (eyes: Eyes) => string;
  /** What it must show in the end, and from what it showed before it must get there in one step. */
  expected: string;
}

const phone = { screen: 'phone', press: 'tap' } as const;
const desktop = { screen: 'desktop', press: 'click' } as const;

const menu = {
  selector: 'header button',
  name: 'Menu',
  shows: ({ see }: Eyes) => (see('button', 'Close').length > 0 ? 'open' : 'closed'),
  expected: 'open',
};
const services = {
  selector: 'header button',
  name: 'Show Services menu',
  shows: ({ see }: Eyes) => (see('header a', 'Survey').length > 0 ? 'open' : 'closed'),
  expected: 'open',
};
const country = {
  selector: '[data-country="India"]',
  shows: ({ see }: Eyes) => (see('a, button', 'Choose Country').length > 0 ? see('h3', 'India').length : 0).toString(),
  expected: '1',
};
const panels = ({ see }: Eyes) =>
  see('[role="tabpanel"]')
    .map(({ id }) => id)
    .join(' ');
const serviceTab = { path: '/services/plant-engineering', selector: '[role="tab"]', shows: panels };
const galleryTab = { path: '/gallery', selector: '[role="tab"]', shows: panels };
const valuesTab = { path: '/about', selector: '[role="tab"]', shows: panels };
const picture = {
  path: '/gallery',
  selector: '[role="tabpanel"] li:nth-child(3) button',
  shows: ({ see, nameOf }: Eyes) => see('dialog [role="status"] > :first-child').map(nameOf).join(' ') || 'closed',
  expected: '3 of 27',
};
const testimonial = {
  path: '/',
  shows: ({ see, nameOf }: Eyes) =>
    nameOf(see('[aria-roledescription="carousel"] button[aria-current="true"]')[0])[0] ?? '',
};
const member = {
  path: '/about',
  selector: '[aria-roledescription="carousel"] li button',
  shows: ({ see }: Eyes) => see('[aria-roledescription="carousel"] li button')[0]?.getAttribute('aria-expanded') ?? '',
  expected: 'true',
};
const errors = ({ see, nameOf }: Eyes) =>
  see('form p')
    .filter((text) => nameOf(text).endsWith('is required'))
    .length.toString();
const enquiry = {
  path: '/contact',
  selector: 'button[type="submit"]',
  name: 'Send Message',
};
const filledEnquiry = {
  ...enquiry,
  fields: {
    firstName: 'Ana',
    lastName: 'Okoro',
    email: 'ana@example.org',
    phone: '1632960120',
    message: 'Pressed early.',
  },
  shows: ({ see, answers }: Eyes) =>
    (see('form [role="status"]', 'Thank you').length && answers('/api/contact')).toString(),
  expected: '1',
};
const application = {
  path: '/apply',
  selector: 'button[type="submit"]',
  name: 'Continue',
  shows: ({ see, nameOf }: Eyes) => nameOf(see('form h2')[0]),
  expected: 'Professional Details',
};
const login = { path: '/login', selector: 'button[type="submit"]', name: 'Sign in' };
const filledLogin = {
  ...login,
  fields: { email: 'nobody@example.org', password: 'not-a-password' },
  shows: ({ see, answers }: Eyes) =>
    (see('form [role="alert"] > *').length && answers(':signInWithPassword?key=demo-api-key')).toString(),
  expected: '1',
};
const map = {
  path: '/contact',
  selector: 'button',
  name: 'Show the interactive map',
  shows: ({ see }: Eyes) => see('iframe').length.toString(),
  expected: '1',
};

export const controls: readonly Control[] = [
  { control: 'Menu', path: '/', ...phone, ...menu },
  { control: 'Menu, Enter', path: '/', ...phone, ...menu, press: 'Enter' },
  { control: 'Services menu', path: '/', ...desktop, ...services },
  { control: 'Services menu, Enter', path: '/', ...desktop, ...services, press: 'Enter' },
  {
    control: 'Hero: Pause',
    path: '/',
    ...phone,
    selector: 'button',
    name: 'Pause pictures',
    shows: ({ see, nameOf }) =>
      see('button')
        .map(nameOf)
        .find((name) => name.endsWith(' pictures')) ?? '',
    expected: 'Play pictures',
  },
  {
    control: 'Hero: its numbers',
    path: '/',
    ...phone,
    selector: 'button',
    name: 'Picture 3',
    shows: ({ see, nameOf }) => nameOf(see('button[aria-current="true"]', 'Picture')[0]).slice(0, 9),
    expected: 'Picture 3',
  },
  { control: 'Country on home', path: '/', ...phone, ...country },
  { control: 'Country on careers', path: '/careers', ...phone, ...country },
  { control: 'Country on careers, Enter', path: '/careers', ...desktop, ...country, press: 'Enter' },
  { control: 'Service tab', ...phone, ...serviceTab, name: 'HV', expected: 'hv' },
  { control: 'Service tab, arrow key', ...desktop, ...serviceTab, press: 'ArrowRight', expected: 'hv' },
  { control: 'Gallery tab', ...phone, ...galleryTab, name: 'Office', expected: 'office-activities' },
  { control: 'Gallery tab, arrow key', ...desktop, ...galleryTab, press: 'ArrowRight', expected: 'office-activities' },
  { control: 'Gallery picture', ...phone, ...picture },
  { control: 'Gallery picture, Enter', ...desktop, ...picture, press: 'Enter' },
  {
    control: 'Testimonials: next',
    ...phone,
    ...testimonial,
    selector: 'button',
    name: 'Next testimonial',
    expected: '2',
  },
  {
    control: 'Testimonials: previous',
    ...desktop,
    ...testimonial,
    selector: 'button',
    name: 'Previous testimonial',
    expected: '3',
  },
  { control: 'Testimonials: dot', ...phone, ...testimonial, selector: 'button', name: '2 of 3', expected: '2' },
  {
    control: 'Testimonials: next, Space',
    ...desktop,
    ...testimonial,
    selector: 'button',
    name: 'Next testimonial',
    press: 'Space',
    expected: '2',
  },
  {
    control: 'Team: next',
    path: '/about',
    ...phone,
    selector: 'button',
    name: 'Next team member',
    // Which of them stands first in the window.
    shows: ({ see }) =>
      see('[aria-roledescription="carousel"] li')
        .findIndex((slide) => slide.getBoundingClientRect().left > -60)
        .toString(),
    expected: '1',
  },
  { control: 'Team: Show details', ...phone, ...member },
  { control: 'Team: Show details, Enter', ...desktop, ...member, press: 'Enter' },
  { control: 'Values tab', ...phone, ...valuesTab, name: 'IMPACT', expected: 'impact' },
  { control: 'Values tab, arrow key', ...desktop, ...valuesTab, press: 'ArrowRight', expected: 'impact' },
  { control: 'Contact: Send, empty', ...phone, ...enquiry, shows: errors, expected: '5' },
  { control: 'Contact: Send, filled in', ...phone, ...filledEnquiry },
  {
    control: 'Contact: Enter in a field',
    ...desktop,
    ...filledEnquiry,
    selector: '[name="email"]',
    name: undefined,
    press: 'Enter',
  },
  { control: 'Contact: map', ...phone, ...map },
  { control: 'Apply: Continue', ...phone, ...application },
  { control: 'Apply: Continue, Enter', ...desktop, ...application, press: 'Enter' },
  { control: 'Login: Sign in, empty', ...phone, ...login, shows: errors, expected: '2' },
  { control: 'Login: Sign in, filled in', ...phone, ...filledLogin },
  {
    control: 'Login: Enter in a field',
    ...desktop,
    ...filledLogin,
    selector: '[name="password"]',
    name: undefined,
    press: 'Enter',
  },
];
