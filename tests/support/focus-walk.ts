import type { Page } from '@playwright/test';

/** What the focus came to, and what is wrong with how it shows there. */
export interface FocusStop {
  name: string;
  faults: string[];
}

/** More than any page has. */
const mostStops = 250;

/** Goes through a page with Tab, or backwards with Shift+Tab, until it comes round. */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-walked]')) element.removeAttribute('data-walked');
  });
  while (stops.length < mostStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) {
      // The ends of the page: before its first stop, and behind its last.
      if (stops.length > 0) return stops;
      continue;
    }
    stops.push(stop);
  }
  throw new Error(`The focus does not come round in ${mostStops} stops.`);
}

/** Runs in the page. @returns nothing where the focus is on nothing, or where it has been before */
async function lookAtFocus(): Promise<FocusStop | undefined> {
  // The page scrolls to it first.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || 'walked' in focused.dataset) return undefined;
  focused.dataset.walked = '';

  const shown = focused.closest('.MuiCheckbox-root, .MuiOutlinedInput-root') ?? focused;
  const frame = shown.querySelector('fieldset');
  // Cards and tab panels draw it around a part of themselves.
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
  // Of a box for long texts, browsers bring the line that is written on into sight.
  const mayGoOn = focused.localName === 'textarea' || box.height > innerHeight - ceiling;
  const isInSight = box.top >= ceiling - 1 && (mayGoOn ? box.top < innerHeight : box.bottom <= innerHeight + 1);
  return {
    name: `${focused.localName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60)}`,
    faults: [
      ...(isMarked ? [] : ['no mark of the focus']),
      ...(isInSight ? [] : [`out of sight: ${Math.round(box.top)} to ${Math.round(box.bottom)} px`]),
    ],
  };
}
