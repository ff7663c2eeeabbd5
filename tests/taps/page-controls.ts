import { branch } from '@site/contract/test-support/offices';
import { type Control, desktop, phone } from './control.ts';
import type { Eyes } from './eyes.ts';

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
  selector: `[data-country="${branch.country}"]`,
  shows: ({ see }: Eyes) =>
    (see('a, button', 'Choose Country').length > 0 ? see('h3', branch.country).length : 0).toString(),
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
  selector: 'button',
  shows: ({ see, nameOf }: Eyes) =>
    nameOf(see('[aria-roledescription="carousel"] button[aria-current="true"]')[0])[0] ?? '',
};
const team = {
  path: '/about',
  selector: 'button',
  name: 'Next team member',
  // Gives the item that is first in the window.
  shows: ({ see }: Eyes) =>
    see('[aria-roledescription="carousel"] li')
      .findIndex((slide) => slide.getBoundingClientRect().left > -60)
      .toString(),
  expected: '1',
};
const member = {
  path: '/about',
  selector: '[aria-roledescription="carousel"] li button',
  shows: ({ see }: Eyes) => see('[aria-roledescription="carousel"] li button')[0]?.getAttribute('aria-expanded') ?? '',
  expected: 'true',
};
const map = {
  path: '/contact',
  selector: 'button',
  name: 'Show the interactive map',
  shows: ({ see }: Eyes) => see('iframe').length.toString(),
  expected: '1',
};
const copyLink = {
  path: '/careers/design-manager-new-delhi-5',
  selector: 'button',
  name: 'Copy link',
  shows: ({ see, nameOf }: Eyes) => see('[role="status"]', 'The link').map(nameOf).join(' '),
  expected: 'The link has been copied.',
};
const figures = {
  path: '/case-studies/loadtestcasestudy',
  selector: 'summary',
  shows: ({ see }: Eyes) => see('details[open]').length.toString(),
  expected: '1',
};

/** Controls that act within their page. */
export const pageControls: readonly Control[] = [
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
  { control: 'Testimonials: next', ...phone, ...testimonial, name: 'Next testimonial', expected: '2' },
  { control: 'Testimonials: previous', ...desktop, ...testimonial, name: 'Previous testimonial', expected: '3' },
  { control: 'Testimonials: dot', ...phone, ...testimonial, name: '2 of 3', expected: '2' },
  {
    control: 'Testimonials: next, Space',
    ...desktop,
    ...testimonial,
    name: 'Next testimonial',
    press: 'Space',
    expected: '2',
  },
  { control: 'Team: next', ...phone, ...team },
  { control: 'Team: next, Enter', ...phone, ...team, press: 'Enter' },
  { control: 'Team: Show details', ...phone, ...member },
  { control: 'Team: Show details, Enter', ...desktop, ...member, press: 'Enter' },
  { control: 'Values tab', ...phone, ...valuesTab, name: 'IMPACT', expected: 'impact' },
  { control: 'Values tab, arrow key', ...desktop, ...valuesTab, press: 'ArrowRight', expected: 'impact' },
  { control: 'Contact: map', ...phone, ...map },
  { control: 'Job: Copy link', ...phone, ...copyLink },
  { control: 'Case study: the figures', ...phone, ...figures },
  { control: 'Case study: the figures, Enter', ...desktop, ...figures, press: 'Enter' },
];
