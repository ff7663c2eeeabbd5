import { countrySlug } from '@site/contract/firm/countries';
import { branch } from '@site/contract/test-support/offices';
import { builtInJobs } from '../../web/src/content/firm/built-in-jobs.ts';
import { albums } from '../../web/src/content/firm/gallery.ts';
import { walkFocus } from '../support/focus-walk.ts';
import { expect, test, weekly } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 720 } });

/** The number of openings of the branch that each new stack contains. */
const openings = builtInJobs.filter(({ country, isActive }) => country === branch.country && isActive).length;

/** The page that every run of the tests walks through: a form. The weekly run walks through the others. */
const sample = '/apply';

for (const { path, min } of [
  { path: '/', min: 30 },
  { path: '/contact', min: 20 },
  { path: `/careers?country=${countrySlug(branch.country)}`, min: 20 },
  { path: '/apply', min: 15 },
  { path: '/tools/fault-level', min: 40 },
  { path: '/gallery', min: 13 + (albums[0]?.pictures.length ?? 0) },
  { path: '/projects?voltage=132', min: 30 },
]) {
  const title = `I go through ${path} and back with Tab, and always see where I am`;

  test(title, { tag: path === sample ? [] : weekly }, async ({ page }) => {
    await page.goto(path);
    if (path.startsWith('/careers'))
      await expect(page.getByRole('link', { name: /^Apply Now for/ })).toHaveCount(openings);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const stops = await walkFocus(page, key);
      expect(stops.length, key).toBeGreaterThanOrEqual(min);
      expect
        .soft(
          stops.filter(({ violations }) => violations.length > 0),
          key,
        )
        .toEqual([]);
    }
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the page keeps up with me however fast I press Tab', { tag: weekly }, async ({ page }) => {
    await page.goto('/');
    const stops = await walkFocus(page, 'Tab');
    expect(stops.length).toBeGreaterThanOrEqual(30);
    expect(stops.filter(({ violations }) => violations.length > 0)).toEqual([]);
  });
});

test('in forced colours I see the focus and the borders of buttons', { tag: weekly }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  // These buttons are visible only by their fill, which forced colours remove.
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
  for (const button of [link, page.getByRole('button', { name: 'Send Message' })]) {
    await expect.soft(button).toHaveCSS('border-top-style', 'solid');
    await expect.soft(button).not.toHaveCSS('border-top-width', '0px');
  }
  const stops = await walkFocus(page, 'Tab');
  expect(stops.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

test('in forced colours the words of the home page stand on a plain background', { tag: weekly }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const images = page.getByRole('main').locator('section').first().locator('img').filter({ visible: true });
  await expect(images).not.toHaveCount(0);
  // The picture is clipped to its side. The drawing is not clipped, and lies under the words.
  for (const image of await images.all()) await expect(image.locator('..')).not.toHaveCSS('clip-path', 'none');
});
