import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.ts';
import { lostTexts } from '../support/lost-texts.ts';
import { loadAllPictures, showFilmAt } from '../support/pictures-of-page.ts';
import { shownPictures } from '../support/shown-pictures.ts';
import { measureTextOverPictures } from '../support/text-over-pictures.ts';
import { expect } from './fixtures.ts';

// The checks of a page. All checks are soft, so that a failure names every fault of a page.

/** The contrast that WCAG 2.2 requires for text of any size. */
const minContrast = 4.5;
/** The maximum ratio of a file's width to the width of its place. */
const maxWaste = 2.2;
/** The minimum ratio. Browsers take the nearer one of two files, which may be a little small. */
const minSharpness = 0.75;
/** The moments of a film at which its picture is checked, as shares of its length. */
const filmPlaces = [0, 0.25, 0.5, 0.75];

/** Opens a page from a blank page and scrolls to its end. Checks that its pictures load once, in the size of their places. */
export async function openAt(page: Page, path: string, width: number, requests: string[]): Promise<void> {
  // An open page would load other files when the width changes.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  requests.length = 0;
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await loadAllPictures(page);
  const twice = requests.filter((id, place) => requests.indexOf(id) !== place);
  expect.soft(twice, `loaded twice at ${width} px`).toEqual([]);
  await expectFittingFiles(page, width);
}

/** Checks a page with axe, and checks that all text over pictures can be read. */
export async function expectUsable(page: Page, width: number): Promise<void> {
  expect.soft(await accessibilityViolations(page), `what axe finds at ${width} px`).toEqual([]);
  await expectReadable(page, width);
}

/** Checks that nothing is wider than the screen. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Checks that nothing is lost when a visitor enlarges the page or spaces its text. */
export async function expectNothingLost(
  page: Page,
  size: { width: number; height: number },
  how: string,
): Promise<void> {
  await page.setViewportSize(size);
  expect.soft(await lostTexts(page), how).toEqual([]);
  await expectToFit(page, [size.width]);
}

async function expectFittingFiles(page: Page, screen: number): Promise<void> {
  for (const { id, width, needed, isLargest, isSmallest } of await shownPictures(page)) {
    const where = `${id} in its place at ${screen} px`;
    if (!isSmallest) expect.soft(width, `larger: ${where}`).toBeLessThanOrEqual(needed * maxWaste);
    if (!isLargest) expect.soft(width, `smaller: ${where}`).toBeGreaterThanOrEqual(needed * minSharpness);
  }
}

/** Checks that text over pictures can be read, over every slide and at several moments of a film. */
export async function expectReadable(page: Page, screen: number): Promise<void> {
  await loadAllPictures(page);
  await expectContrast(page.locator('body'), `${screen} px`);
  for (const slide of await page.getByRole('button', { name: /^(?:Picture )?\d+ of \d+: / }).all()) {
    await slide.click();
    // After a scroll, the pointer would lie over another element and change its look.
    await page.mouse.move(0, 0);
    const name = await slide.getAttribute('aria-label');
    await expectContrast(slide.locator('xpath=ancestor::section[1]'), `${screen} px, ${name}`);
  }
  for (const film of await page
    .locator('section')
    .filter({ has: page.locator('video') })
    .all()) {
    for (const place of filmPlaces) {
      await showFilmAt(film.locator('video'), place);
      await expectContrast(film, `${screen} px, the film at ${place}`);
    }
  }
}

async function expectContrast(part: Locator, where: string): Promise<void> {
  const texts = await measureTextOverPictures(part);
  const faint = texts.filter(({ contrast }) => contrast < minContrast);
  expect.soft(faint, where).toEqual([]);
}
