import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from '../support/accessibility.ts';
import { lostTexts } from '../support/lost-texts.ts';
import { loadAllPictures, showFilmAt } from '../support/pictures-of-page.ts';
import { shownPictures } from '../support/shown-pictures.ts';
import { measureTextOverPictures } from '../support/text-over-pictures.ts';
import { expect } from './fixtures.ts';

// The demands on a page. All of them are soft: everything wrong with a page is said at once.

/** WCAG 2.2 asks for it of text of any size. */
const minContrast = 4.5;
/** How many times wider than its place a file may be. */
const maxWaste = 2.2;
/** Of two files browsers take the nearer one, which may be a little small. */
const minSharpness = 0.75;
/** Where in a film its picture is looked at. */
const filmPlaces = [0, 0.25, 0.5, 0.75];

/** Opens a page anew and goes all the way down. Its pictures come once, in the size of their places. */
export async function openAt(page: Page, path: string, width: number, requests: string[]): Promise<void> {
  // The page that is open would fetch other files for the other width.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  requests.length = 0;
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await loadAllPictures(page);
  const twice = requests.filter((id, place) => requests.indexOf(id) !== place);
  expect.soft(twice, `loaded twice at ${width} px`).toEqual([]);
  await expectFittingFiles(page, width);
}

/** The findings of axe, and whether all text over pictures can be read. */
export async function expectUsable(page: Page, width: number): Promise<void> {
  expect.soft(await accessibilityViolations(page), `what axe finds at ${width} px`).toEqual([]);
  await expectReadable(page, width);
}

/** Whether nothing is wider than the screen. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Whether a visitor who enlarges or spaces the page still has all of it. */
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

/** Whether what stands over pictures can be read, over every slide and every part of a film. */
export async function expectReadable(page: Page, screen: number): Promise<void> {
  await loadAllPictures(page);
  await expectContrast(page.locator('body'), `${screen} px`);
  for (const slide of await page.getByRole('button', { name: /^(?:Picture )?\d+ of \d+: / }).all()) {
    await slide.click();
    // Once the page is scrolled, the pointer would be over something else, which looks otherwise then.
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
