import type { Page } from '@playwright/test';
import { expect, test, weekly } from './fixtures.ts';

const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Pictures: / });
const pictures = (page: Page) => page.getByRole('button', { name: /^Enlarge: / });

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('pictures far below are fetched when I come near them', { tag: weekly }, async ({ page }) => {
    await page.goto('/gallery');
    await page.waitForLoadState('networkidle');
    const fetched = () =>
      page
        .getByRole('tabpanel')
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length);
    // About twelve; all 27, where a browser fetches as far ahead as it likes.
    expect(await fetched()).toBeLessThan(16);
    for (const picture of await pictures(page).all()) await picture.scrollIntoViewIfNeeded();
    await expect.poll(fetched).toBe(27);
  });

  test('I swipe to the next picture and back', { tag: weekly }, async ({ page }) => {
    await page.goto('/gallery');
    await pictures(page).first().tap();
    const status = lightbox(page).getByRole('status');
    await swipe(page, 320, 80);
    await expect(status).toContainText('2 of 27');
    await swipe(page, 80, 320);
    await swipe(page, 80, 320);
    await expect(status).toContainText('27 of 27');
    await expect(lightbox(page)).toBeVisible();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all pictures of all albums are there', { tag: weekly }, async ({ page }) => {
    await page.goto('/gallery');
    await expect(pictures(page)).toHaveCount(43);
    await expect(page.getByRole('tabpanel')).toHaveCount(3);
  });
});

/** A finger's way across the picture, as the browser gets it from the screen. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: 380 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', from + ((to - from) * step) / 4);
  await touch('touchEnd', to);
}
