import type { Locator, Page } from '@playwright/test';
import { publicPages } from '../support/public-pages.ts';
import { shownPictures } from '../support/shown-pictures.ts';
import { measureTextOverPictures } from '../support/text-over-pictures.ts';
import { expect, openPage, test } from './fixtures.ts';

/** WCAG 2.2 asks for it of text of any size. */
const leastContrast = 4.5;
/** How many times wider than its place a file may be. */
const mostWaste = 2.2;
/** Of two files browsers take the nearer one, which may be a little small. */
const leastSharpness = 0.75;
const widths = [390, 768, 1440, 1920];
/** Where in a film its picture is looked at. */
const filmPlaces = [0, 0.25, 0.5, 0.75];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the measure of text over pictures finds white words on a white picture', async ({ page }) => {
  const white = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  const words = (colour: string) => `<p style="position:absolute;top:20px;color:${colour}">Words over a picture</p>`;
  const show = (colour: string) =>
    page.setContent(`<img src="${white}" width="400" height="300" alt="">${words(colour)}<p>Others</p>`);
  await show('#fff');
  expect(await measureTextOverPictures(page.locator('body'))).toEqual([{ text: 'Words over a picture', contrast: 1 }]);
  await show('#000');
  expect(await measureTextOverPictures(page.locator('body'))).toEqual([{ text: 'Words over a picture', contrast: 21 }]);
});

for (const path of publicPages) {
  test(`the pictures of ${path} are as large as their places, loaded once, and leave what stands over them readable`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const requests = watchPictures(page);
    for (const width of widths) {
      // The page that is open would fetch other files for the other width.
      await page.goto('about:blank');
      requests.length = 0;
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      await loadAllPictures(page);
      expect(
        requests.filter((id, place) => requests.indexOf(id) !== place),
        `loaded twice at ${width} px`,
      ).toEqual([]);
      await expectFittingFiles(page, width);
      await expectReadable(page.locator('body'), `${width} px`);
      await expectReadableSlides(page, width);
      await expectReadableFilms(page, width);
    }
  });
}

/** The pictures that a page asks for, as it goes on. */
function watchPictures(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/pictures\/(.+)-\d+\.\w+/.exec(request.url()) ?? [];
    if (id !== undefined) requests.push(id);
  });
  return requests;
}

async function expectFittingFiles(page: Page, screen: number): Promise<void> {
  for (const { id, width, needed, isLargest, isSmallest } of await shownPictures(page)) {
    const where = `${id} in its place at ${screen} px`;
    if (!isSmallest) expect(width, `larger: ${where}`).toBeLessThanOrEqual(needed * mostWaste);
    if (!isLargest) expect(width, `smaller: ${where}`).toBeGreaterThanOrEqual(needed * leastSharpness);
  }
}

async function expectReadableSlides(page: Page, screen: number): Promise<void> {
  const slides = page.getByRole('button', { name: /^(?:Picture )?\d+ of \d+: / });
  for (const slide of await slides.all()) {
    await slide.click();
    const name = await slide.getAttribute('aria-label');
    await expectReadable(slide.locator('xpath=ancestor::section[1]'), `${screen} px, ${name}`);
  }
}

async function expectReadableFilms(page: Page, screen: number): Promise<void> {
  const films = page.locator('section').filter({ has: page.locator('video') });
  for (const film of await films.all()) {
    for (const place of filmPlaces) {
      await showFilmAt(film.locator('video'), place);
      await expectReadable(film, `${screen} px, the film at ${place}`);
    }
  }
}

async function expectReadable(part: Locator, where: string): Promise<void> {
  const texts = await measureTextOverPictures(part);
  const faint = texts.filter(({ contrast }) => contrast < leastContrast);
  expect(faint, where).toEqual([]);
}

/** Goes down the page, so that what waits for the screen is there. */
async function loadAllPictures(page: Page): Promise<void> {
  const pictures = page.locator('img');
  for (const picture of await pictures.all()) {
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
}

/** Stops a film at a share of its length. */
async function showFilmAt(film: Locator, share: number): Promise<void> {
  await film.evaluate(async (video: HTMLVideoElement, place) => {
    video.pause();
    if (video.readyState < video.HAVE_METADATA) {
      video.preload = 'auto';
      video.load();
      await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve, { once: true }));
    }
    const seeked = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = video.duration * place;
    await seeked;
  }, share);
}
