// The page is complete without us: let it be painted first, then make it interactive. A visitor who is quicker than
// that starts us by touching it.
// A reload starts at the top, like every page.
history.scrollRestoration = 'manual';

const root = document.getElementById('root');
// A fallback page says less than the page of its address would: it gives way at once.
const isPrerendered = root?.dataset.prerendered === location.pathname;
const firstSigns = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

let started = false;

function start() {
  if (started) return;
  started = true;
  for (const sign of firstSigns) removeEventListener(sign, start);
  void import('./browser.tsx').then(({ startApp }) => startApp());
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 1500 });
  else setTimeout(start, 1);
}

if (!isPrerendered) start();
else {
  for (const sign of firstSigns) addEventListener(sign, start, { passive: true });
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
