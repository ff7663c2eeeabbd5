import type { Locator, Page } from '@playwright/test';
import { expect, test, weekly } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const places = {
  first: /132 kV transformer bay at blue hour/,
  second: /Between two rows of battery containers/,
  third: /lattice tower in the first light/,
};
const place = (page: Page, name: RegExp) => page.getByRole('img', { name });

/** The page's own clock, once its later places may be shown: five seconds then pass at once. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(2600);
  await expect(page.getByRole('button', { name: /Picture 3 of 3/ })).toBeEnabled();
}

test.describe('The hero', () => {
  test('shows a place for five seconds, then the next, and after the third the first again', { tag: weekly }, async ({
    page,
  }) => {
    await openWithClock(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Empowering Sustainable Solutions for Tomorrow’s Energy Needs',
    );
    for (const name of [places.second, places.third, places.first]) {
      await page.clock.runFor(5000);
      await expect(place(page, name)).toBeVisible();
    }
    await page.clock.runFor(1600);
    await expect(place(page, places.third)).toBeHidden();
  });

  test('shows most of its place on the narrowest phone, too', { tag: weekly }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    const shown = await place(page, places.first).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      return width / (height * (image.naturalWidth / image.naturalHeight));
    });
    expect(shown).toBeGreaterThan(0.75);
  });

  test('fades over a second and a half, and its title block goes with the picture', { tag: weekly }, async ({
    page,
  }) => {
    await openWithClock(page);
    await page.getByRole('button', { name: /Picture 2 of 3/ }).click();
    await expect(page.getByText('VIS-012')).toBeVisible();
    await expect(page.getByText('VIS-011')).toBeHidden();
    const fade = place(page, places.second).locator('../..');
    await expect(fade).toHaveCSS('transition-duration', '1.5s');
  });

  test('stands still while I pause it, point at it, or have the focus in it, and then goes on', {
    tag: weekly,
  }, async ({ page }) => {
    await openWithClock(page);
    await page.getByRole('button', { name: 'Pause pictures' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(12_000);
    await expect(place(page, places.first)).toBeVisible();
    await page.getByRole('button', { name: 'Play pictures' }).click();
    await page.clock.runFor(5100);
    await expect(place(page, places.second)).toBeVisible();

    // Beyond the section line: left of it the drawing lies on top.
    await place(page, places.second).hover({ position: { x: 1000, y: 200 } });
    await page.clock.runFor(12_000);
    await expect(place(page, places.second)).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5100);
    await expect(place(page, places.third)).toBeVisible();

    await page.getByRole('link', { name: 'See open positions' }).focus();
    await page.clock.runFor(12_000);
    await expect(place(page, places.third)).toBeVisible();
  });

  test('fetches a place only once it comes next, or as soon as I point at them', { tag: weekly }, async ({ page }) => {
    const fetched = page.locator('[data-layer="place"] img');
    await openWithClock(page);
    await expect(fetched).toHaveCount(2);
    await page.clock.runFor(5000);
    await expect(fetched).toHaveCount(3);

    await openWithClock(page);
    await expect(fetched).toHaveCount(2);
    await place(page, places.first).hover({ position: { x: 1000, y: 200 } });
    await expect(fetched).toHaveCount(3);
  });

  test('does not move for who wants no motion, who can still leaf through it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock(page);
    await page.clock.runFor(12_000);
    await expect(place(page, places.first)).toBeVisible();
    await page.getByRole('button', { name: /Picture 3 of 3/ }).click();
    await expect(place(page, places.third)).toBeVisible();
    await expect(place(page, places.first)).toBeHidden();
  });
});

test.describe('The testimonials', () => {
  const slides = (page: Page) => page.getByRole('group', { name: 'Testimonials' });

  test('wrap around both ends, and a dot leads straight to its entry', { tag: weekly }, async ({ page }) => {
    await page.goto('/');
    const carousel = slides(page);
    const first = carousel.getByText('Grid connections manager, renewable developer', { exact: true });
    const second = carousel.getByText('Design authority, independent connection provider', { exact: true });
    const third = carousel.getByText('Electrical engineer, private network owner', { exact: true });
    await expect(first).toBeVisible();
    await carousel.getByRole('button', { name: 'Previous testimonial' }).click();
    await expect(third).toBeVisible();
    await expect(first).toBeHidden();
    await carousel.getByRole('button', { name: 'Next testimonial' }).click();
    await expect(first).toBeVisible();
    await carousel.getByRole('button', { name: /^2 of 3/ }).click();
    await expect(second).toBeVisible();
    await expect(first).toBeHidden();
    await expect(carousel.getByRole('button', { name: /^2 of 3/ })).toHaveAttribute('aria-current', 'true');
  });

  test('never move on by themselves, and fade over a second', { tag: weekly }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const carousel = slides(page);
    await carousel.scrollIntoViewIfNeeded();
    await page.clock.runFor(60_000);
    const entry = carousel.getByRole('group', { name: /^1 of 3/ });
    await expect(entry).toBeVisible();
    await expect(entry).toHaveCSS('transition-duration', '1s');
  });

  test('have a film behind them that comes when I do, and that I can pause', { tag: weekly }, async ({ page }) => {
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

  test('show a still of it to who wants no motion, until they start it', { tag: weekly }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requests = watchFilms(page);
    await page.goto('/');
    const carousel = slides(page);
    await carousel.scrollIntoViewIfNeeded();
    const still = carousel.locator('img:has(+ video)');
    await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await isPlaying(carousel)).toBe(false);
    expect(requests).toEqual([]);
    await carousel.getByRole('button', { name: 'Play background' }).click();
    await expect.poll(() => isPlaying(carousel)).toBe(true);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page still has every word', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Electrical engineer, private network owner', { exact: true })).toBeVisible();
    await expect(page.getByText('Grid connections manager, renewable developer', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause pictures' })).toBeHidden();
  });
});

/** The films that a page asks for, as it goes on. */
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

test('the first thing home offers me is an enquiry; battery storage is one click away', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Make an enquiry');
  await page.getByRole('link', { name: 'BESS' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Battery Storage Integration' })).toBeVisible();
});
