import { branch } from '@site/contract/test-support/offices';
import { albums } from '../../web/src/content/firm/gallery.ts';
import { aboutPage } from '../../web/src/content/firm/pages/about.ts';
import { homePage } from '../../web/src/content/firm/pages/home.ts';
import { serviceAddress } from '../../web/src/content/product/addresses.ts';
import { services, topicsOf } from '../support/firm-services.ts';
import { builtInJobPath } from '../support/firm-words.ts';
import { pagesWithFigures } from '../support/public-pages.ts';
import { type Control, desktop, phone } from './control.ts';
import type { Eyes } from './eyes.ts';

const menu = {
  selector: 'header button',
  name: 'Menu',
  shows: ({ see }: Eyes) => (see('button', 'Close').length > 0 ? 'open' : 'closed'),
  expected: 'open',
};
const servicesMenu = {
  selector: 'header button',
  name: 'Show Services menu',
  words: services.findLast(({ menuName }) => menuName)?.menuName ?? '',
  shows: ({ see }: Eyes, words: string) => (see('header a', words).length > 0 ? 'open' : 'closed'),
  expected: 'open',
};
const country = {
  selector: `[data-country="${branch.country}"]`,
  words: branch.country,
  shows: ({ see }: Eyes, words: string) =>
    (see('a, button', 'Choose Country').length > 0 ? see('h3', words).length : 0).toString(),
  expected: '1',
};
const tabOf = (path: string, second: { id: string } | undefined) => ({
  path,
  selector: '[role="tab"]',
  shows: ({ see }: Eyes) =>
    see('[role="tabpanel"]')
      .map(({ id }) => id)
      .join(' '),
  expected: second?.id ?? '',
});
const service = services.find((one) => topicsOf(one).length > 1);
const [, secondTopic] = service ? topicsOf(service) : [];
const serviceTab = tabOf(serviceAddress(service?.slug ?? ''), secondTopic);
const [album, secondAlbum] = albums;
const galleryTab = tabOf('/gallery', secondAlbum);
const [, secondValue] = aboutPage.values.entries;
const valuesTab = tabOf('/about', secondValue);
const picture = {
  path: '/gallery',
  selector: '[role="tabpanel"] li:nth-child(3) button',
  shows: ({ see, nameOf }: Eyes) => see('dialog [role="status"] > :first-child').map(nameOf).join(' ') || 'closed',
  expected: `3 of ${album?.pictures.length}`,
};
const quotes = homePage.testimonials.entries.length;
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
  path: builtInJobPath,
  selector: 'button',
  name: 'Copy link',
  shows: ({ see, nameOf }: Eyes) => see('[role="status"]', 'The link').map(nameOf).join(' '),
  expected: 'The link has been copied.',
};
const figures = {
  selector: 'summary',
  shows: ({ see }: Eyes) => see('details[open]').length.toString(),
  expected: '1',
};

/** Controls that act within their page. */
export const pageControls: readonly Control[] = [
  { control: 'Menu', path: '/', ...phone, ...menu },
  { control: 'Menu, Enter', path: '/', ...phone, ...menu, press: 'Enter' },
  { control: 'Services menu', path: '/', ...desktop, ...servicesMenu },
  { control: 'Services menu, Enter', path: '/', ...desktop, ...servicesMenu, press: 'Enter' },
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
  { control: 'Service tab', ...phone, ...serviceTab, name: secondTopic?.tab ?? '' },
  { control: 'Service tab, arrow key', ...desktop, ...serviceTab, press: 'ArrowRight' },
  { control: 'Gallery tab', ...phone, ...galleryTab, name: secondAlbum?.name ?? '' },
  { control: 'Gallery tab, arrow key', ...desktop, ...galleryTab, press: 'ArrowRight' },
  { control: 'Gallery picture', ...phone, ...picture },
  { control: 'Gallery picture, Enter', ...desktop, ...picture, press: 'Enter' },
  { control: 'Testimonials: next', ...phone, ...testimonial, name: 'Next testimonial', expected: '2' },
  {
    control: 'Testimonials: previous',
    ...desktop,
    ...testimonial,
    name: 'Previous testimonial',
    expected: `${quotes}`,
  },
  { control: 'Testimonials: dot', ...phone, ...testimonial, name: `2 of ${quotes}`, expected: '2' },
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
  { control: 'Values tab', ...phone, ...valuesTab, name: secondValue?.word ?? '' },
  { control: 'Values tab, arrow key', ...desktop, ...valuesTab, press: 'ArrowRight' },
  { control: 'Contact: map', ...phone, ...map },
  { control: 'Job: Copy link', ...phone, ...copyLink },
  ...pagesWithFigures.slice(0, 1).flatMap((path): Control[] => [
    { control: 'Case study: the figures', path, ...phone, ...figures },
    { control: 'Case study: the figures, Enter', path, ...desktop, ...figures, press: 'Enter' },
  ]),
];
