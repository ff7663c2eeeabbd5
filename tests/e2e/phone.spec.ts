import type { Page } from '@playwright/test';
import { publicPages } from '../support/public-pages.ts';
import { expect, openPage, test } from './fixtures.ts';

/** In px. */
const smallestLetters = 12;

test.use({ viewport: { width: 390, height: 844 } });

for (const path of publicPages) {
  test(`I can read every letter of ${path}, drawings included, and no caption is squeezed`, async ({ page }) => {
    await openPage(page, path);
    expect(await lettersBelow(page, smallestLetters)).toEqual([]);
    expect(await brokenScales(page)).toEqual([]);
  });
}

test.describe('A row of tabs', () => {
  const arrow = (page: Page) =>
    page
      .getByRole('tablist')
      .locator('..')
      .evaluate((frame) => Number(getComputedStyle(frame, '::after').opacity));

  test('says that more tabs follow, until I am at its end', async ({ page }) => {
    await openPage(page, '/services/protection-design');
    await page.getByRole('tablist').scrollIntoViewIfNeeded();
    await expect.poll(() => arrow(page)).toBe(1);
    await page.getByRole('tablist').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect.poll(() => arrow(page)).toBe(0);
    await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
  });

  test('says nothing where all of them are in sight', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openPage(page, '/services/protection-design');
    await page.getByRole('tablist').scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
    await expect.poll(() => arrow(page)).toBe(0);
  });
});

/** The visible texts, those of drawings included, whose letters come out smaller than that. */
async function lettersBelow(page: Page, size: number): Promise<string[]> {
  return await page.evaluate((smallest) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      const element = text.parentElement;
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // In a part of a drawing that is left out, text has no place, but counts as visible.
      if (element.getClientRects().length === 0) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : undefined;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      // A pixel is not cut finer than this by any layout.
      const shown = Number.parseFloat(getComputedStyle(element).fontSize) * scale + 0.05;
      if (shown < smallest) found.add(`${words}: ${shown.toFixed(1)} px`);
    }
    return [...found];
  }, size);
}

/** The scales in title blocks that go over more than one line. */
async function brokenScales(page: Page): Promise<string[]> {
  return await page.locator('figcaption > span > span:last-child').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [cell.textContent ?? ''] : [];
    }),
  );
}
