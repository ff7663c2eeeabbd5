import type { Page } from '@playwright/test';

/**
 * What can be pressed on a page and is smaller than `least` px across or down. Links in a sentence are as high as its
 * letters, and what a label belongs to is as large as the label, too.
 */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((smallest) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"]',
    );
    const isInSentence = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent?.trim() !== target.textContent?.trim();
    // A link that answers over the whole of its card or row.
    const stretchedOver = (target: HTMLElement) => {
      const { position, top, right, bottom, left } = getComputedStyle(target, '::after');
      return position === 'absolute' && [top, right, bottom, left].every((inset) => inset === '0px')
        ? target.offsetParent
        : null;
    };
    const sizeOf = (target: HTMLElement) => {
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      const boxes = [target, ...labels, stretchedOver(target)].flatMap(
        (element) => element?.getBoundingClientRect() ?? [],
      );
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      if (target.matches(':disabled, [inert] *, [aria-hidden="true"] *') || isInSentence(target)) return [];
      const { width, height } = sizeOf(target);
      if (Math.min(width, height) >= smallest) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim();
      return [`${target.localName} ${name}: ${Math.round(width)} × ${Math.round(height)} px`];
    });
  }, least);
}
