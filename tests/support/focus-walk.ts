import type { Page } from '@playwright/test';

/** One stop of the Tab key, with the fault of its focus ring, if there is one. */
export interface FocusStop {
  name: string;
  violations: string[];
}

/** The number is higher than the number of stops on any page. */
const maxStops = 250;

/** Walks through a page with Tab, or backwards with Shift+Tab, until the focus leaves the page. */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-walked]')) element.removeAttribute('data-walked');
  });
  while (stops.length < maxStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) {
      // Before the first stop and after the last one, the focus is on no element.
      if (stops.length > 0) return stops;
      continue;
    }
    stops.push(stop);
  }
  throw new Error(`The focus does not come round in ${maxStops} stops.`);
}

/**
 * Describes the focused element. Runs in the page. @returns `undefined` if no element has the focus, or if the walk visited the
 * element already
 */
async function lookAtFocus(): Promise<FocusStop | undefined> {
  // The browser first scrolls the element into view.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || 'walked' in focused.dataset) return undefined;
  focused.dataset.walked = '';

  const shown = focused.closest('.MuiCheckbox-root, .MuiOutlinedInput-root') ?? focused;
  const frame = shown.querySelector('fieldset');
  // Cards and tab panels draw their focus ring with a pseudo-element.
  const isMarked =
    ['', '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown, part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    }) ||
    (frame !== null && Number.parseFloat(getComputedStyle(frame).borderTopWidth) >= 2);

  const box = shown.getBoundingClientRect();
  const header = [...document.querySelectorAll('header')].find(
    (bar) => getComputedStyle(bar).position === 'fixed' && !bar.contains(focused),
  );
  const isOverHeader = focused.closest('dialog, header') !== null || getComputedStyle(focused).position === 'fixed';
  const ceiling = isOverHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  // Browsers scroll to the line with the caret of a textarea, not to the whole box.
  const mayOverflow = focused.localName === 'textarea' || box.height > innerHeight - ceiling;
  const isInSight = box.top >= ceiling - 1 && (mayOverflow ? box.top < innerHeight : box.bottom <= innerHeight + 1);
  return {
    name: `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60)}`,
    violations: [
      ...(isMarked ? [] : ['no mark of the focus']),
      ...(isInSight ? [] : [`out of sight: ${Math.round(box.top)} to ${Math.round(box.bottom)} px`]),
    ],
  };
}
