import { company } from '../../web/src/content/firm/company.ts';
import { aboutPage } from '../../web/src/content/firm/pages/about.ts';
import { careersStatic } from '../../web/src/content/firm/pages/careers-static.ts';
import { contactPage } from '../../web/src/content/firm/pages/contact.ts';
import { services } from '../support/firm-services.ts';
import { builtInJobPath } from '../support/firm-words.ts';
import { type Control, desktop, phone } from './control.ts';
import type { Eyes } from './eyes.ts';

// Gives the number of steps to a page once its title is visible. A link that acts twice takes one step too many.
const pageTitled = (words: string) => ({
  words,
  shows: ({ see, steps }: Eyes, words: string) => see('h1', words).map(steps).join(),
  expected: '1',
});
const about = pageTitled(aboutPage.hero.heading);
const lastService = services.findLast(({ menuName }) => menuName);

/** Any page but the home page. */
const awayFromHome = {
  words: company.tagline,
  shows: ({ see, steps, nameOf }: Eyes, words: string) =>
    see('h1')
      .filter((heading) => !nameOf(heading).startsWith(words))
      .map(steps)
      .join(),
  expected: '1',
};

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
    ...pageTitled(lastService?.banner.heading ?? ''),
    selector: 'header button',
    name: 'Show Services menu',
    after: [{ selector: 'header li li a', name: lastService?.menuName ?? '', press: 'click' }],
  },
  { control: 'Hero: its link', path: '/', ...phone, ...awayFromHome, selector: 'main a' },
  {
    control: 'Link in what only is read',
    path: '/',
    ...phone,
    ...pageTitled(contactPage.hero.title),
    selector: '[data-static-part] a[href="/contact"]',
  },
  {
    control: 'Job page: the bar at its foot',
    path: builtInJobPath,
    ...phone,
    ...pageTitled('Join Our Team'),
    selector: '[data-foot-bar] a',
  },
  {
    control: 'Link in the footer',
    path: '/gallery',
    ...phone,
    ...pageTitled(careersStatic.hero.title),
    selector: 'footer a',
    name: 'Careers',
  },
  { control: 'Link of the log-in', path: '/login', ...phone, ...pageTitled(company.tagline), selector: 'header a' },
];
