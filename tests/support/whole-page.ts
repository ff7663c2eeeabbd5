import type { Page } from '@playwright/test';

/** Makes the browser lay out the whole page: what is far below the screen has no measures otherwise. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
}
