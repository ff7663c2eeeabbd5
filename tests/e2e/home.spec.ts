import type { Locator, Page } from '@playwright/test';
import { homePage } from '../../web/src/content/firm/pages/home.ts';
import { expect, test, weekly } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { places } = homePage.hero;
/** The place that the hero begins with. */
const firstPlace = (page: Page) => page.getByRole('img', { name: places[0].picture.alternative });

/** Opens the page with a fake clock, after the later pictures are loaded. The test can then skip five seconds at once. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(2600);
  await expect(
    page.getByRole('button', { name: new RegExp(`Picture ${places.length} of ${places.length}`) }),
  ).toBeEnabled();
}

test.describe('The hero', () => {
  test('shows most of its picture even on the narrowest phone', { tag: weekly }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const shown = await firstPlace(page).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      return width / (height * (image.naturalWidth / image.naturalHeight));
    });
    expect(shown).toBeGreaterThan(0.75);
  });

  test('loads a picture only before its turn, or as soon as I point at the hero', { tag: weekly }, async ({ page }) => {
    const fetched = page.locator('[data-layer="place"] img');
    await openWithClock(page);
    await expect(fetched).toHaveCount(2);
    await page.clock.runFor(5000);
    await expect(fetched).toHaveCount(3);

    await openWithClock(page);
    await expect(fetched).toHaveCount(2);
    await firstPlace(page).hover({ position: { x: 1000, y: 200 } });
    await expect(fetched).toHaveCount(3);
  });
});

test.describe('The testimonials', () => {
  const slides = (page: Page) => page.getByRole('group', { name: 'Testimonials' });

  test('have a film that loads when I reach it, and that I can pause', { tag: weekly }, async ({ page }) => {
    const requests = watchFilms(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    const carousel = slides(page);
    await carousel.scrollIntoViewIfNeeded();
    await expect.poll(() => isPlaying(carousel)).toBe(true);
    await carousel.getByRole('button', { name: 'Pause background' }).click();
    await expect.poll(() => isPlaying(carousel)).toBe(false);
    await carousel.getByRole('button', { name: 'Play background' }).click();
    await expect.poll(() => isPlaying(carousel)).toBe(true);
  });
});

/** Gives the films that a page requests from now on. */
function watchFilms(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

function isPlaying(part: Locator): Promise<boolean> {
  return part
    .locator('video')
    .evaluate((film: HTMLVideoElement) => !film.paused && film.readyState > film.HAVE_METADATA);
}
