import type { Page } from '@playwright/test';

/**
 * Gives the controls of a page that are less than `minSize` px wide or high. Links inside a sentence are exempt, and the label
 * of a control counts as a part of it.
 */
export function smallTargets(page: Page, minSize: number): Promise<string[]> {
  return page.evaluate((min) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"]',
    );
    const isInSentence = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent?.trim() !== target.textContent?.trim();
    // A link whose pseudo-element covers its whole card or row.
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
      if (Math.min(width, height) >= min) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim();
      return [`${target.localName} ${name}: ${Math.round(width)} × ${Math.round(height)} px`];
    });
  }, minSize);
}
