import type { Page } from '@playwright/test';
import { applied, heading, openList, openPerson } from './decisions.ts';
import { expect, test } from './fixtures.ts';
import { expectToFit } from './page-checks.ts';

test.setTimeout(300_000);

/** Goes through all tab stops of a page; gives those that are hidden while they have the focus. */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-seen]')) element.removeAttribute('data-seen');
  });
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(async () => {
      // The browser first scrolls the element into view.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-seen')) return undefined;
      element.setAttribute('data-seen', '');
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
      const isSeen = parts.some((across) =>
        parts.some((down) => {
          const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
        }),
      );
      return { isSeen, name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}` };
    });
    if (!stop) return covered;
    if (!stop.isSeen) covered.push(stop.name);
  }
}

test('on a phone nothing that I reach with Tab lies under a bar', async ({ page }) => {
  const mark = await applied(['Asha', 'Tom', 'Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPerson(page, mark, 'Asha');
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect.soft(await coveredStops(page, key), `a person, ${key}`).toEqual([]);
  await openList(page, mark);
  await page.getByRole('checkbox', { name: /^Select Asha/ }).press('Space');
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect.soft(await coveredStops(page, key), `the list, ${key}`).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 600 });
  // Only these cards: those of other stories come and go while the focus moves.
  await page.goto(`/dashboard/applications?search=${mark}&view=board`);
  await expect(page.getByRole('group', { name: /Quick/ })).toHaveCount(8);
  expect(await coveredStops(page, 'Tab'), 'the board').toEqual([]);
});

test('names can be read in the list of applications at every width, and nothing is wider than the screen', async ({
  page,
}) => {
  const mark = await applied(['Alexandra']);
  await openList(page, mark);
  await expectToFit(page, [320, 390, 640, 768, 899, 1000, 1200, 1280, 1440]);
  for (const width of [640, 768, 1000, 1200, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const shownLetters = await page
      .locator('#rows [data-column="person"]')
      .first()
      .evaluate((cell) => (cell.clientWidth / cell.scrollWidth) * (cell.textContent?.length ?? 0));
    expect.soft(shownLetters, `letters of a name at ${width} px`).toBeGreaterThan(14);
  }
});

test('on a phone the board fits the width of the screen, with a card in any column', async ({ page }) => {
  const mark = await applied(['Asha']);
  // The test moves her from the list, where she is still unread: only screen readers announce that.
  await openList(page, mark);
  await page.getByRole('checkbox', { name: /^Select Asha/ }).press('Space');
  await page.getByRole('button', { name: 'Move the selected to' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Interview' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `Asha Quick ${mark}: Interview.` })).toBeVisible();
  await page.goto(`/dashboard/applications?search=${mark}&view=board`);
  const column = page.getByRole('region', { name: /^Interview/ });
  await expect(column.getByRole('group', { name: `Asha Quick ${mark}` })).toBeVisible();
  await expectToFit(page, [320, 390]);
});

test('with the colours of the system, I can see which item is chosen', async ({ page }) => {
  const mark = await applied(['Asha', 'Tom']);
  await page.setViewportSize({ width: 1500, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await openPerson(page, mark, 'Asha');
  const border = (locator: ReturnType<Page['locator']>) =>
    locator.evaluate((element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element);
      return `${borderTopWidth} ${borderTopColor}`;
    });
  const status = (name: string) => page.getByRole('group', { name: 'Status' }).getByRole('button', { name });
  const worklist = page.getByRole('navigation', { name: 'The applications of the list' });
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  expect(await border(status('New'))).not.toBe(await border(status('Offer')));
  expect(await border(worklist.getByRole('link', { name: 'Asha' }))).not.toBe(
    await border(worklist.getByRole('link', { name: 'Tom' })),
  );
  expect(await border(menu.getByRole('link', { name: 'Applications' }))).not.toBe(
    await border(menu.getByRole('link', { name: 'Reports' })),
  );
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Applications' }).press('Enter');
  await expect(heading(page, 'Applications')).toBeVisible();
  const views = page.getByRole('navigation', { name: 'View' });
  expect(await border(views.getByRole('link', { name: 'Table' }))).not.toBe(
    await border(views.getByRole('link', { name: 'Board' })),
  );
});
