import { type Control, desktop, phone } from './control.ts';
import type { Eyes } from './eyes.ts';

// Gives the number of steps to a page once its title is visible. A link that acts twice takes one step too many.
const about = { shows: ({ see, steps }: Eyes) => see('h1', 'Our Story').map(steps).join(), expected: '1' };
const careers = { shows: ({ see, steps }: Eyes) => see('h1', 'The grid').map(steps).join(), expected: '1' };
const contact = { shows: ({ see, steps }: Eyes) => see('h1', 'Tell us').map(steps).join(), expected: '1' };
const studies = { shows: ({ see, steps }: Eyes) => see('h1', 'Case studies').map(steps).join(), expected: '1' };
const survey = { shows: ({ see, steps }: Eyes) => see('h1', 'Survey').map(steps).join(), expected: '1' };
const apply = { shows: ({ see, steps }: Eyes) => see('h1', 'Join Our Team').map(steps).join(), expected: '1' };
const home = { shows: ({ see, steps }: Eyes) => see('h1', 'Empowering').map(steps).join(), expected: '1' };

const inMenu = { path: '/', ...about, selector: 'header nav a', name: 'About' };

/** Controls that lead to another page. Before hydration, they load that page's document. */
export const linkControls: readonly Control[] = [
  { control: 'Link in the menu', ...desktop, ...inMenu },
  { control: 'Link in the menu, Enter', ...desktop, ...inMenu, press: 'Enter' },
  {
    control: "Link in the phone's menu",
    path: '/',
    ...phone,
    ...about,
    selector: 'header button',
    name: 'Menu',
    after: [{ selector: 'dialog nav a', name: 'About', press: 'tap' }],
  },
  {
    control: 'Link in the Services menu',
    path: '/about',
    ...desktop,
    ...survey,
    selector: 'header button',
    name: 'Show Services menu',
    after: [{ selector: 'header li li a', name: 'Survey', press: 'click' }],
  },
  { control: 'Hero: its link', path: '/', ...phone, ...studies, selector: 'main a', name: 'See case studies' },
  {
    control: 'Link in what only is read',
    path: '/',
    ...phone,
    ...contact,
    selector: '[data-static-part] a[href="/contact"]',
  },
  {
    control: 'Job page: the bar at its foot',
    path: '/careers/design-manager-new-delhi-5',
    ...phone,
    ...apply,
    selector: '[data-foot-bar] a',
  },
  { control: 'Link in the footer', path: '/gallery', ...phone, ...careers, selector: 'footer a', name: 'Careers' },
  { control: 'Link of the log-in', path: '/login', ...phone, ...home, selector: 'header a' },
];
