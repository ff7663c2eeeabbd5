import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Press } from './control.ts';

/** A finger or a key stays down for this long. */
const holdMilliseconds = 60;
/** From letter to letter. */
const typingMilliseconds = 40;

/** The pointer and the page that a visitor's hand works with. */
export interface Hand {
  page: Page;
  devtools: CDPSession;
}

interface Place {
  x: number;
  y: number;
}

/**
 * Presses the element at a place, or with the focus.
 * @param between runs while the finger or the key is down; for a text, halfway
 */
export async function press(hand: Hand, how: Press, place: Place, between?: () => Promise<unknown>): Promise<void> {
  const hold = () => (between ? between() : sleep(holdMilliseconds));
  const { page, devtools } = hand;
  if (typeof how === 'object') {
    const half = Math.ceil(how.type.length / 2);
    await page.keyboard.type(how.type.slice(0, half), { delay: typingMilliseconds });
    await between?.();
    await page.keyboard.type(how.type.slice(half), { delay: typingMilliseconds });
  } else if (how === 'tap' && !between) {
    // The finger is lifted whether or not the page has had time to notice that it came.
    const down = devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await hold();
    await Promise.all([down, devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  } else if (how === 'click' || how === 'tap') {
    // With the mouse: a finger that stays down for long means something else.
    await page.mouse.move(place.x, place.y);
    await page.mouse.down();
    await hold();
    await page.mouse.up();
  } else {
    await page.keyboard.down(how);
    await hold();
    await page.keyboard.up(how);
  }
}
