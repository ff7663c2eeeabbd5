import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Press } from './control.ts';

/** The time that a finger or a key stays down. */
const holdMilliseconds = 60;
/** The time between two letters. */
const typingMilliseconds = 40;

/** The page and the connection to its developer tools, through which a visitor's presses go. */
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
    // The finger is lifted even if the page has had no time to handle the touch.
    const down = devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await hold();
    await Promise.all([down, devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  } else if (how === 'click' || how === 'tap') {
    // The mouse replaces the finger: a long touch has another meaning.
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
