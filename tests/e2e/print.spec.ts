import { countrySlug } from '@site/contract/firm/countries';
import { identity } from '@site/contract/firm/identity';
import { branch } from '@site/contract/test-support/offices';
import { company } from '@site/web/content/firm/company';
import { readPdf } from '@site/web/documents/read-pdf';
import { builtInDuty } from '../support/firm-words.ts';
import { caseStudyPages, pagesOf, servicePages } from '../support/public-pages.ts';
import { expect, test, weekly } from './fixtures.ts';
import { applied, linkTo } from './stored-applications.ts';

// The size of A4 paper without the margins of the print styles, in px.
const sheet = { width: 688, height: 1002 };

/** One page of each kind. */
const pages = [
  '/',
  '/about',
  '/careers',
  '/contact',
  '/apply',
  '/application',
  '/enquiry',
  '/job-alerts',
  '/services',
  ...servicePages.slice(0, 1),
  ...pagesOf('/case-studies'),
  ...caseStudyPages.slice(0, 1),
  '/projects',
  '/tools',
  '/gallery',
  '/products',
  ...pagesOf('/product/*').slice(0, 1),
  '/privacy-policy',
];

/** The page that every run of the tests prints. The weekly run prints the others. */
const sample = '/careers';

for (const path of pages) {
  const title = `I print ${path}: the words begin on the first sheet, and no button is printed`;

  test(title, { tag: path === sample ? [] : weekly }, async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expect.soft(page.getByRole('banner')).toHaveCSS('position', 'static');
    await expect.soft(page.getByRole('link', { name: 'Skip to main content' })).toBeHidden();
    const pressed = page
      .getByRole('button')
      .or(page.getByRole('tab'))
      .or(page.getByRole('link', { name: 'Apply Now' }));
    for (const one of await pressed.filter({ visible: true }).all()) {
      // Some printed words are buttons on a screen: the captions of the gallery, the countries of the offices.
      const isText = one.evaluate((element) => element.matches('h2 *, h3 *, :has([data-caption])'));
      expect.soft(await isText, (await one.textContent()) ?? '').toBe(true);
    }
    // The picture at the top of the page must leave room for the text after it.
    const art = page.getByRole('main').locator('img, svg').filter({ visible: true });
    // All boxes are read in one call, because the list of jobs can change between two calls.
    const boxes = await art.evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
    );
    for (const { y, height } of boxes) if (y < sheet.height) expect.soft(height).toBeLessThan(sheet.height * 0.4);
  });
}

test('I print the home page: its header is on the first sheet only, and no words are missing or covered', {
  tag: weekly,
}, async ({ page }) => {
  await page.goto('/');
  const { text } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(text.length).toBeGreaterThan(3);
  expect(text.join(' ')).not.toContain('Skip to main content');
  expect(text[0]).toContain(company.tagline);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(text[0]).toContain(headings[0]);
  for (const heading of headings) expect.soft(text.join(' ')).toContain(heading.replaceAll(/\s+/g, ' '));
  // The logo has these words at the top and at the bottom of the page.
  expect(text.filter((sheetText) => sheetText.includes(identity.field)).length).toBeLessThanOrEqual(3);
});

test('I print my application on one sheet, without its buttons', { tag: weekly }, async ({ page }) => {
  const { ids } = await applied(['Asha']);
  await page.goto(await linkTo(ids[0] ?? ''));
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
  const { text } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(text).toHaveLength(1);
  expect(text[0]).toContain('Kept until');
  expect(text[0]).not.toContain('Erase everything');
});

test('the dots and ticks of lists are printed', { tag: weekly }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/careers?country=${countrySlug(branch.country)}`);
  const duty = page
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('listitem') })
    .filter({ hasText: builtInDuty(branch.country) });
  await expect(duty.first()).toBeVisible();
  expect(
    await duty.first().evaluate((item) => getComputedStyle(item, '::before').getPropertyValue('print-color-adjust')),
  ).toBe('exact');
});
