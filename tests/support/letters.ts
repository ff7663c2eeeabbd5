import type { Page } from '@playwright/test';

/** Gives the visible texts whose font size on the screen is below `size` px, also in drawings. */
export function lettersBelow(page: Page, size: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      const element = text.parentElement;
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // Text in a hidden part of a drawing counts as visible, but has no box.
      if (element.getClientRects().length === 0) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : undefined;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      // The tolerance allows for rounding in layouts.
      const shown = Number.parseFloat(getComputedStyle(element).fontSize) * scale + 0.05;
      if (shown < smallest) found.add(`${words}: ${shown.toFixed(1)} px`);
    }
    return [...found];
  }, size);
}

/** Gives the scales in title blocks that need more than one line. */
export function brokenScales(page: Page): Promise<string[]> {
  return page.locator('figcaption > span > span:last-child').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? [cell.textContent ?? ''] : [];
    }),
  );
}
