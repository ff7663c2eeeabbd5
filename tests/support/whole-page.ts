import type { Page } from '@playwright/test';

/** Has the browser lay out all of a page, also what is far below the screen: it keeps no measures of that otherwise. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
}
