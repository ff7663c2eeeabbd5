import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToFit } from './page-checks.ts';
import { applied, openList } from './stored-applications.ts';

test.setTimeout(180_000);

/** Walks through all tab stops of a page. Gives the stops that are hidden while they have the focus. */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-seen]')) element.removeAttribute('data-seen');
  });
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      let element = document.activeElement ?? document.body;
      if (element === document.body || element.hasAttribute('data-seen')) return undefined;
      element.setAttribute('data-seen', '');
      const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
      const isSeen = () => {
        // The search field is replaced when its code arrives, and the new field takes the focus.
        if (!element.isConnected) {
          element = document.activeElement ?? element;
          element.setAttribute('data-seen', '');
        }
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return parts.some((across) =>
          parts.some((down) => {
            const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
            return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
          }),
        );
      };
      // The browser scrolls the element into view first, and a part above the element may still load.
      for (let frames = 0; frames < 60; frames += 1) {
        await frame();
        if (isSeen()) break;
      }
      return {
        isSeen: isSeen(),
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      };
    });
    if (!stop) return covered;
    if (!stop.isSeen) covered.push(stop.name);
  }
}

test('names can be read at every width, nothing is wider than the screen, and no bar covers a tab stop', async ({
  page,
}) => {
  const people = await applied(['Alexandra', 'Tom', 'Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']);
  const { mark, list } = people;
  await openList(page, people);
  await expectToFit(page, [320, 390, 640, 768, 899, 1000, 1200, 1280, 1440]);
  for (const width of [390, 640, 768, 1000, 1200, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const column of ['person', 'about']) {
      const shownLetters = await page
        .locator(`#rows [data-column="${column}"]`)
        .first()
        .evaluate((cell) => (cell.clientWidth / cell.scrollWidth) * (cell.textContent?.length ?? 0));
      expect.soft(shownLetters, `letters of the ${column} at ${width} px`).toBeGreaterThan(14);
    }
  }
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  const select = page.getByRole('checkbox', { name: /^Select Alexandra/ });
  await select.press('Space');
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect.soft(await coveredStops(page, key), `the list, ${key}`).toEqual([]);
  await page.getByRole('link', { name: `Alexandra Quick ${mark}` }).press('Enter');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Received');
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect.soft(await coveredStops(page, key), `a person, ${key}`).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 600 });
  // The board shows only these cards, because cards of other stories appear and disappear while the focus moves.
  await page.goto(`${list}&view=board`);
  await expect(page.getByRole('group', { name: /Quick/ })).toHaveCount(8);
  expect(await coveredStops(page, 'Tab'), 'the board').toEqual([]);
  await expectToFit(page, [320, 390]);
});
