import type { Page } from '@playwright/test';

/** The text spacing of WCAG 1.4.12. Every text must stay readable with it. */
export const readersTextSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/**
 * Gives the visible texts that a box cuts off, or that overlap others. Two cases do not count. Drawings scroll or scale. A text
 * that ends with an ellipsis stands in full on the linked page.
 */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      words: string;
      block: Element;
      box: DOMRect;
    }
    const slack = 2;
    const lost = new Set<string>();
    const lines: Line[] = [];

    // A carousel cuts its sides on purpose.
    const isCut = (box: DOMRect, frame: Element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(frame);
      if (webkitLineClamp !== 'none') return false;
      const edge = frame.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const sideways = box.left < edge.left - slack || box.right > edge.right + slack;
      const lengthways = box.top < edge.top - slack || box.bottom > edge.bottom + slack;
      return (
        (cuts(overflowX) && sideways && !frame.matches('.swiper, [aria-roledescription="carousel"] > ul')) ||
        (cuts(overflowY) && lengthways)
      );
    };
    const ancestors = (element: Element) => {
      const found: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) found.push(at);
      return found;
    };
    const blockOf = (element: Element) =>
      ancestors(element).find((at) => getComputedStyle(at).display !== 'inline') ?? document.body;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.replaceAll('\u200b', '').trim();
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const frames = ancestors(element);
      // Text for screen readers has a box of one pixel, and the header floats over the page.
      if (frames.some((frame) => frame.clientWidth === 1 || frame.matches('svg, header, [inert]'))) continue;
      if (getComputedStyle(blockOf(element)).position === 'fixed') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (frames.some((frame) => isCut(box, frame))) lost.add(`cut off: ${words}`);
        lines.push({ words, block: blockOf(element), box });
      }
    }

    // The box of a line is higher than its letters, so only its middle half is compared.
    const letters = ({ top, bottom }: DOMRect) => ({
      top: top + (bottom - top) / 4,
      bottom: bottom - (bottom - top) / 4,
    });
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (one.block === other.block) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const [a, b] = [letters(one.box), letters(other.box)];
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > slack && down > slack) lost.add(`over one another: ${one.words} | ${other.words}`);
      }
    }
    return [...lost];
  });
}
