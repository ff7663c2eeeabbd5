import { nextTask } from './next-task.ts';
import { markSettled } from './settle.ts';
import { takeTurns } from './turns.ts';
import { whenIdle } from './when-idle.ts';
import { whenPainted } from './when-painted.ts';
import { whenStill } from './when-still.ts';

// A reload starts at the top, like every page.
history.scrollRestoration = 'manual';

// An address that names a part of the page: what is above that part must have its true height.
if (location.hash) markSettled();

const root = document.getElementById('root');
// A fallback page says less than the page of its address would: it gives way at once.
const isPrerendered = root?.dataset.prerendered === location.pathname;
const firstSigns = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

let started = false;

function start() {
  if (started) return;
  started = true;
  for (const sign of firstSigns) removeEventListener(sign, start);
  void import('../app/browser.tsx').then(({ startApp }) => nextTask().then(startApp));
}

/** Nobody has touched the page yet, and what nobody waits for has time. */
function startQuietly() {
  if (started) return;
  takeTurns();
  start();
}

function startWhenSeen() {
  whenPainted(() => whenStill(() => whenIdle(startQuietly)));
}

// The page is complete without us: let it be painted and make its entrance first, then make it interactive. A visitor
// who is quicker than that starts us by touching it.
if (!isPrerendered) start();
else {
  for (const sign of firstSigns) addEventListener(sign, start, { passive: true });
  if (document.readyState === 'complete') startWhenSeen();
  else addEventListener('load', startWhenSeen, { once: true });
}
