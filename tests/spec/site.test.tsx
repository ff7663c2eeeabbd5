import { expect, it } from 'vitest';
import { paths } from '../../web/src/app/prerender.tsx';
import { routes as siteRoutes } from '../../web/src/app/routes.tsx';
import { matched, page } from './drawn.tsx';

// Sections 2.1 and 2.2 of the spec: routes, header, footer; the metadata of section 9.

/** Each address with the heading of its screen. */
const screens: Readonly<Record<string, string>> = {
  '/': 'Empowering Sustainable Solutions for Tomorrow’s Energy Needs',
  '/about': 'Our Story',
  '/products': 'Specified by study, tested before delivery',
  '/product/ev-1': 'EV Charging Infrastructure',
  '/gallery': 'Image Gallery',
  '/case-studies': 'Case studies',
  '/case-studies/design&supply': '33kV containerised switchroom',
  '/case-studies/earthingsystemdesign': 'Earthing design for a 50MW battery energy storage system in Yorkshire',
  '/case-studies/powersystemstudies': 'Power system studies for a 132kV substation integration',
  '/case-studies/loadtestcasestudy': 'Load bank testing for Generator GT1 and Transformer',
  '/services': 'Seven disciplines, one set of data',
  '/services/plant-engineering': 'Plant Engineering',
  '/services/battery-storage-integration': 'Battery Storage Integration',
  '/services/cable-solution': 'Cable Solutions',
  '/services/earthing-solution': 'Earthing Design',
  '/services/protection-design': 'Protection Design',
  '/services/power-system': 'Power System Studies',
  '/services/survey': 'Survey',
  '/careers': 'The grid is being rebuilt. Come and draw it.',
  '/apply': 'Join Our Team',
  '/contact': 'Tell us what you want to connect',
  '/privacy-policy': 'Privacy Policy',
  '/credit': 'Credits',
  '/temp': 'Page Not Found',
  // The spec gives no address for the maintenance page. The design chose this one.
  '/maintenance': 'Under Maintenance',
  '/404': 'Page Not Found',
};

it('every address of the route table is a finished page with its own heading, inside header and footer', async () => {
  const missing = Object.keys(screens).filter((path) => !paths.includes(path));
  expect(missing).toEqual([]);
  const headings: Record<string, string[]> = {};
  const bare: string[] = [];
  for (const path of Object.keys(screens)) {
    const drawn = await page(path);
    headings[path] = drawn.texts('h1');
    if (drawn.all('header').length === 0 || drawn.all('footer').length === 0) bare.push(path);
  }
  expect(headings).toEqual(Object.fromEntries(Object.entries(screens).map(([path, heading]) => [path, [heading]])));
  expect(bare).toEqual([]);
});

it('the login has neither menu nor footer, and an unknown address has both', async () => {
  const login = await page('/login');
  expect(login.texts('h1')).toEqual(['Admin Login']);
  expect(login.all('nav footer')).toEqual([]);
  const [frame, screen] = matched(siteRoutes, '/no/such/page');
  expect(screen?.path).toBe('*');
  const others = ['/about', '/dashboard/jobs', '/login'].map((address) => matched(siteRoutes, address)[0] === frame);
  expect(others).toEqual([true, false, false]);
});

it('/temp shows the not-found page', async () => {
  expect((await page('/temp')).first('main').text).toBe((await page('/404')).first('main').text);
});

it('the maintenance page has the customer’s words', async () => {
  const wanted = [
    'Under Maintenance',
    "We're currently working on this page to serve you better. Please check back soon!",
  ];
  expect((await page('/maintenance')).first('main').lacking(wanted)).toEqual([]);
});

it('the header is fixed and 96 px high, and the page begins below it', async () => {
  const drawn = await page('/about');
  const header = drawn.first('header');
  expect(header.style).toContain('position:fixed');
  const [row] = header.all('div').filter(({ style }) => style.includes('justify-content:space-between'));
  // The row is 95 px high: the line below it is the last of the 96 pixels.
  expect(row?.style).toContain('height:95px');
  expect(header.style).toMatch(/border-bottom:1px/);
  expect(header.all('a').find(({ text }) => text === 'Gallery')?.style).toContain('height:96px');
  expect(drawn.first('main').style).toContain('padding-top:96px');
});

it('the header leads home by its logo, to the contact page by its button, and has the menu in its order', async () => {
  const header = (await page('/careers')).first('header');
  const [logo] = header.all('a');
  expect(logo?.attribute('href')).toBe('/');
  const menu = [
    ['Home', '/'],
    ['About', '/about'],
    ['Products', '/products'],
    ['Gallery', '/gallery'],
    ['Case Studies', '/case-studies'],
    ['Services', '/services'],
    ['Plant Engineering', '/services/plant-engineering'],
    ['Earthing Solution', '/services/earthing-solution'],
    ['Cable Solutions', '/services/cable-solution'],
    ['Protection Design', '/services/protection-design'],
    ['Power System Studies', '/services/power-system'],
    ['Survey', '/services/survey'],
    ['Careers', '/careers'],
  ];
  const navigations = header.all('nav');
  expect(navigations).toHaveLength(2);
  // One navigation is the menu of narrow screens, behind its button.
  for (const navigation of navigations) {
    expect(navigation.all('a').map((link) => [link.text, link.attribute('href')])).toEqual(menu);
  }
  const outside = header.all('a', { href: '/contact' }).map(({ text }) => text);
  expect(outside).toEqual(['Contact Us', 'Contact Us']);
  expect(header.texts('button')).toEqual(expect.arrayContaining(['Menu', 'Close']));
});

it('the dropdown opens only when the pointer is over Services', async () => {
  const [desktop] = (await page('/')).first('header').all('nav');
  const buttons = desktop?.all('button') ?? [];
  expect(buttons.map((button) => button.attribute('aria-label'))).toEqual(['Show Services menu']);
  expect(buttons[0]?.attribute('aria-expanded')).toBe('false');
});

it('the footer of every public page has its six links', async () => {
  const wanted = ['/services', '/about', '/careers', '/privacy-policy', '/case-studies', '/contact'];
  const lacking: string[] = [];
  for (const path of Object.keys(screens)) {
    const footer = (await page(path)).first('footer');
    const links = footer.all('a').map((link) => link.attribute('href') ?? '');
    lacking.push(...wanted.filter((link) => !links.includes(link)).map((link) => `${path}: ${link}`));
  }
  expect(lacking).toEqual([]);
});

it('the footer opens the brochure in a new window, and has telephone, chat, email and network', async () => {
  const footer = (await page('/')).first('footer');
  const brochure = footer.first('a', { href: '/documents/company-brochure.pdf' });
  expect(brochure.attribute('target')).toBe('_blank');
  expect(brochure.text).toContain('Company brochure (PDF)');
  // Numbers and names are sample content.
  const links = footer.all('a').map((link) => link.attribute('href') ?? '');
  const kinds = { telephone: /^tel:\+44\d+$/, chat: /^https:\/\/wa\.me\/44\d+$/, mail: /^mailto:info@/ };
  const network = /^https:\/\/www\.linkedin\.com\/company\//;
  const missing = Object.entries({ ...kinds, network }).filter(([, kind]) => !links.some((link) => kind.test(link)));
  expect(missing.map(([name]) => name)).toEqual([]);
});

it('the footer names the offices in the United Kingdom, India and Uzbekistan, each with its address', async () => {
  const footer = (await page('/')).first('footer');
  expect(footer.texts('h2').slice(-3)).toEqual(['United Kingdom', 'India', 'Uzbekistan']);
  const addresses = footer.texts('address');
  expect(addresses).toHaveLength(3);
  for (const [index, city] of ['Colchester', 'New Delhi', 'Tashkent'].entries())
    expect(addresses[index]).toContain(city);
});

it('titles end in the name of the site after a bar, and every page has the default keywords and type', async () => {
  const titles: Readonly<Record<string, string>> = {
    '/': 'Home | Ohmbridge Power Engineering',
    '/contact': 'Contact | Ohmbridge Power Engineering',
    '/login': 'Admin Login | Ohmbridge Power Engineering',
    '/maintenance': 'Under Maintenance | Ohmbridge Power Engineering',
  };
  for (const [path, title] of Object.entries(titles)) {
    const drawn = await page(path);
    expect(drawn.texts('title')).toEqual([title]);
    expect(drawn.first('meta', { property: 'og:title' }).attribute('content')).toBe(title);
    expect(drawn.first('meta', { name: 'keywords' }).attribute('content')).toBe(
      'electrical engineering, power systems',
    );
    expect(drawn.first('meta', { property: 'og:type' }).attribute('content')).toBe('website');
    expect(drawn.first('meta', { property: 'og:site_name' }).attribute('content')).toBe('Ohmbridge Power Engineering');
  }
});

it('the default picture is the icon of the site, if a page does not have its own sharing card', async () => {
  const picture = async (path: string) =>
    (await page(path)).first('meta', { property: 'og:image' }).attribute('content');
  expect(await picture('/maintenance')).toBe('https://ohmbridge.example/favicon.svg');
  // Pages that search engines list have a card each; the spec does not ask for this.
  expect(await picture('/about')).toBe('https://ohmbridge.example/cards/about.jpg');
});
