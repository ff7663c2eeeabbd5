import { readPdf } from '@ohmbridge/web/documents/read-pdf';
import { expect, test } from './fixtures.ts';

// A4 with the margins of the print styles, in px.
const sheet = { width: 688, height: 1002 };

/** One page of each kind. */
const pages = [
  '/',
  '/about',
  '/careers',
  '/contact',
  '/apply',
  '/services',
  '/services/power-system',
  '/case-studies',
  '/case-studies/loadtestcasestudy',
  '/gallery',
  '/products',
  '/product/cs-5',
  '/privacy-policy',
];

for (const path of pages) {
  test(`I print ${path}: the words from the first sheet on, and nothing to be pressed`, async ({ page }) => {
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
      // In the gallery, the captions are what is pressed.
      await expect.soft(one.locator('[data-caption]')).toHaveCount(1);
    }
    // The art of the page's head leaves room for what comes after it.
    const next = page.getByRole('main').locator('h2, h3, [data-caption]').filter({ visible: true }).first();
    expect.soft((await next.boundingBox())?.y).toBeLessThan(sheet.height * 0.8);
  });
}

test('I print the home page: its head stands on the first sheet only, and no words are left out or covered', async ({
  page,
}) => {
  await page.goto('/');
  const { text } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(text.length).toBeGreaterThan(3);
  expect(text.join(' ')).not.toContain('Skip to main content');
  expect(text[0]).toContain('Empowering Sustainable Solutions');
  expect(text[0]).toContain('Design and advice for networks that have to work');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  for (const heading of headings) expect.soft(text.join(' ')).toContain(heading.replaceAll(/\s+/g, ' '));
  // The logo's words are in the head and in the foot.
  expect(text.filter((sheetText) => sheetText.includes('Power Engineering')).length).toBeLessThanOrEqual(3);
});

test('the dots and ticks of lists are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/careers?country=india');
  const duty = page
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('listitem') })
    .filter({ hasText: 'protection' });
  await expect(duty.first()).toBeVisible();
  expect(
    await duty.first().evaluate((item) => getComputedStyle(item, '::before').getPropertyValue('print-color-adjust')),
  ).toBe('exact');
});
