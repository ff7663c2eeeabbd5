import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { readPage } from './page-facts.ts';
import { pageViolations } from './page-violations.ts';
import { siteViolations } from './site-violations.ts';

const description = 'A description that is long enough to be shown under the title of the page in a list of results.';

interface Parts {
  path?: string;
  title?: string;
  description?: string;
  head?: string;
  body?: string;
}

/** Gives a page without a violation, except for the parts that a test sets. */
function pageOf({ path = '/about', title = 'About us', head, body = '<h1>About</h1>', ...rest }: Parts = {}) {
  const more = head ?? `<link rel="canonical" href="https://ohmbridge.example${path}">`;
  return readPage(
    path,
    `<!doctype html><html lang="en"><head><title>${title} | Ohmbridge</title>
     <meta name="description" content="${rest.description ?? description}">
     <meta property="og:image" content="https://ohmbridge.example/cards/about.jpg">${more}</head><body>${body}</body></html>`,
  );
}

test('a page without a violation passes', () => {
  expect(
    pageViolations(pageOf({ body: '<h1 id="a">A</h1><h2 aria-labelledby="a">B</h2><img src="/a.png" alt="">' })),
  ).toEqual([]);
});

testRows<[string, Parts, string]>([
  ['a short title', { title: 'Team' }, 'its title has 4 characters, not 5 to 60: "Team"'],
  ['a long title', { title: 'x'.repeat(61) }, 'its title has 61 characters'],
  ['a short description', { description: 'Too short.' }, 'its description has 10 characters, not 50 to 160'],
  ['a long description', { description: 'x'.repeat(161) }, 'its description has 161 characters'],
  ['no canonical address', { head: '' }, 'its canonical address is missing'],
  [
    'the canonical address of another page',
    { head: '<link rel="canonical" href="https://ohmbridge.example/other">' },
    'its canonical address is https://ohmbridge.example/other',
  ],
  ['two main headings', { body: '<h1>A</h1><h1>B</h1>' }, '(heading-level)'],
  ['a level left out', { body: '<h1>A</h1><h3>B</h3>' }, '(heading-level)'],
  ['a main heading that comes late', { body: '<h2>A</h2><h1>B</h1>' }, '(heading-level)'],
  ['an id twice', { body: '<h1 id="a">A</h1><p id="a">B</p>' }, '(no-dup-id)'],
  ['a lost label', { body: '<h1>A</h1><nav aria-labelledby="b">B</nav>' }, '(no-missing-references)'],
  ['a picture without alternative', { body: '<h1>A</h1><img src="/a.png">' }, '(wcag/h37)'],
  [
    'broken structured data',
    { body: '<h1>A</h1><script type="application/ld+json">{</script>' },
    'structured data is not JSON',
  ],
  ['a space that holds', { body: '<h1>A</h1><p>33\u00a0kV</p>' }, '"33\u00a0kV" has invisible characters'],
  [
    'a figure that is not rounded for readers',
    { body: `<h1>A</h1><p>${100 * 0.07} %</p>` },
    '"7.000000000000001 %" has a figure',
  ],
  ['a word joiner', { body: '<h1>A</h1><p>TS 41-\u206024</p>' }, 'has invisible characters'],
])('each violation is found', (_, parts, violation) => {
  expect(pageViolations(pageOf(parts))).toEqual([expect.stringContaining(violation)]);
});

test('the home page may have the customer’s title, and no other page may', () => {
  expect(pageViolations(pageOf({ path: '/', title: 'Home' }))).toEqual([]);
  expect(pageViolations(pageOf({ path: '/about', title: 'Home' }))).toHaveLength(1);
});

const hidden = (path: string) => pageOf({ path, title: 'No', head: '<meta name="robots" content="noindex">' });

test('a page that search engines do not list needs no description for them', () => {
  expect(pageViolations(hidden('/temp'))).toEqual([]);
});

const nothing = () => false;
const faultsOf = (
  pages: ReturnType<typeof pageOf>[],
  files: string[] = [],
  isAppRoute: (path: string) => boolean = nothing,
) => siteViolations({ pages, hasFile: (path) => ['/cards/about.jpg', ...files].includes(path), isAppRoute });

test('a repeated title or description is a violation, unless the page is hidden', () => {
  const other = description.replace('A', 'Another');
  expect(faultsOf([pageOf(), pageOf({ path: '/b', description: other })])).toEqual([
    { path: '/b', violation: 'its title is that of /about as well' },
  ]);
  expect(faultsOf([pageOf(), pageOf({ path: '/b', title: 'Other' })])).toEqual([
    { path: '/b', violation: 'its description is that of /about as well' },
  ]);
  expect(faultsOf([hidden('/temp'), hidden('/404')])).toEqual([]);
});

const linking = (...links: string[]) =>
  pageOf({ body: `<h1 id="top">A</h1>${links.map((link) => `<a href="${link}">L</a>`).join('')}` });

test('links to pages, parts of pages, files, the admin area and other sites are accepted', () => {
  const pages = [
    linking(
      '#top',
      '/about#top',
      '/case-studies/design&amp;supply',
      '/case-studies/design%26supply?x=1',
      '/a.pdf',
      '/login',
      'https://example.com/x',
      'mailto:a@b.example',
      'tel:+441632960120',
    ),
    pageOf({ path: '/case-studies/design&supply', title: 'Other', description: `${description} More.` }),
  ];
  expect(faultsOf(pages, ['/a.pdf'], (path) => path === '/login')).toEqual([]);
});

testRows(['/nowhere', '#nowhere', '/about#nowhere', '/a.pdf', 'about/more', '/About'])(
  'a link without a target is a violation',
  (link) => {
    expect(faultsOf([linking(link, link)])).toEqual([
      { path: '/about', violation: `its link to ${link} leads nowhere` },
    ]);
  },
);

test('the opening picture of a page is the one that is fetched first', () => {
  const pictures = '<img src="/later.webp" alt=""><img src="/first.webp" fetchpriority="high" alt="">';
  expect(readPage('/about', `<body>${pictures}</body>`).openingPicture).toBe('/first.webp');
  expect(readPage('/about', '<body><img src="/later.webp" alt=""></body>').openingPicture).toBeUndefined();
});

test('pictures, sources, scripts and icons must exist', () => {
  const page = pageOf({
    head: '<link rel="canonical" href="https://ohmbridge.example/about"><link rel="icon" href="/icon.svg">',
    body: '<h1>A</h1><img alt="" src="/1.webp" srcset="/1.webp 640w, /2.webp 1280w"><script src="/app.js"></script>',
  });
  expect(faultsOf([page], ['/1.webp', '/app.js']).map(({ violation }) => violation)).toEqual([
    'it asks for the file /2.webp, which is not there',
    'it asks for the file /icon.svg, which is not there',
  ]);
});

test('every page that search engines can list has a sharing card', () => {
  const withoutFiles = (page: ReturnType<typeof pageOf>) =>
    siteViolations({ pages: [page], hasFile: nothing, isAppRoute: nothing });
  expect(withoutFiles(pageOf())).toEqual([
    { path: '/about', violation: 'its sharing card https://ohmbridge.example/cards/about.jpg is not there' },
  ]);
  expect(withoutFiles(hidden('/temp'))).toEqual([]);
});
