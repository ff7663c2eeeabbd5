import { onCLS, onINP, onLCP } from 'web-vitals';

// How fast this visit was. Import this module only where that is to be known, and when the page has been there for a while.
// Who switches the reports off meanwhile is not told of: `window.report` asks at the end.

const vitals: Record<string, number> = {};
let isTold = false;

for (const watch of [onCLS, onINP, onLCP]) {
  watch(({ name, value }) => {
    vitals[name] = value;
  });
}

// On the window, where it comes after the library has handed on its last figures.
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || isTold || Object.keys(vitals).length === 0) return;
  isTold = true;
  window.report({ vitals });
});
