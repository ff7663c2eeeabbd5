import { expect, type Page } from '@playwright/test';

/** Opens a whole list of openings. The button disappears with the last opening, perhaps between a look and a click. */
export async function showAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1000 });
    await expect(page.getByRole('button', { name: /^(Show more|Loading\.\.\.)$/ })).toHaveCount(0, { timeout: 1 });
  }).toPass({ intervals: [100] });
}
