import type { Page } from '@playwright/test';
import { expect, test, weekly } from './fixtures.ts';

const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Pictures: / });
const pictures = (page: Page) => page.getByRole('button', { name: /^Enlarge: / });

test('I look through three albums of 27, 8 and 8 pictures, each with an address and ends of its own', {
  tag: weekly,
}, async ({ page }) => {
  // An unknown album shows the first.
  await page.goto('/gallery#holidays');
  await expect(page.getByRole('heading', { level: 1, name: 'Image Gallery' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Site Visit' })).toHaveAttribute('aria-selected', 'true');
  await expect(pictures(page)).toHaveCount(27);
  await page.getByRole('tab', { name: 'Office Activities' }).click();
  await expect(page).toHaveURL('/gallery#office-activities');
  await expect(pictures(page)).toHaveCount(8);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Training' })).toBeFocused();
  await expect(pictures(page)).toHaveCount(8);
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Training' })).toBeVisible();
  await pictures(page).last().click();
  await expect(lightbox(page).getByRole('status')).toContainText('8 of 8');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByRole('status')).toContainText('1 of 8');
});

test('I go through an album and around both its ends, by button and by key, until I click beside the picture', {
  tag: weekly,
}, async ({ page }) => {
  await page.goto('/gallery');
  await pictures(page).first().click();
  const status = lightbox(page).getByRole('status');
  await expect(status).toContainText('1 of 27');
  await expect(status).toContainText('Grid supply point at first light');
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(status).toContainText('27 of 27');
  await expect(lightbox(page).getByRole('img')).toHaveAccessibleName(/blue hour/);
  await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(status).toContainText('1 of 27');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toContainText('27 of 27');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText('2 of 27');
  await lightbox(page).getByRole('img').click();
  await expect(lightbox(page)).toBeVisible();
  await page.mouse.click(300, 20);
  await expect(lightbox(page)).toBeHidden();
  await expect(pictures(page).first()).toBeFocused();
});

test('with the keyboard I stay in the lightbox, and Escape gives me the picture back', async ({ page }) => {
  await page.goto('/gallery');
  const third = pictures(page).nth(2);
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(lightbox(page).getByRole('button', { name: 'Next picture' })).toBeFocused();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const isOnPage = await page.evaluate(() => document.activeElement?.closest('main button:not(dialog *)') !== null);
    expect(isOnPage, 'the focus is on the page behind').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(third).toBeFocused();
});

test('the page behind stays where it is, and scrolls again afterwards', { tag: weekly }, async ({ page }) => {
  await page.goto('/gallery');
  const tenth = pictures(page).nth(9);
  await tenth.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluate(() => scrollY);
  await tenth.click();
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await lightbox(page).getByRole('button', { name: 'Close' }).click();
  await expect(lightbox(page)).toBeHidden();
  await expect(tenth).toBeFocused();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

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
