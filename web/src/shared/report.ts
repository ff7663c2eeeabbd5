import type { BrowserReport } from '@ohmbridge/contract/nightly/browser-reports';

// Stands in every page itself (`app/page-script.ts`), so that it also tells of scripts that never came.

declare global {
  interface Window {
    /** Tells the server about this page, unless the visitor objects: sums are all that it keeps, and it is never told what somebody did or typed. */
    report: (told: Omit<BrowserReport, 'page'>) => void;
  }
}

/** As `report-choice.ts` keeps it; written out, for what stands in the page itself can import nothing. */
function areReportsOff(): boolean {
  try {
    return localStorage.getItem('reports-off') !== null;
  } catch {
    return false;
  }
}

let errors = 0;

window.report = (told) => {
  if (areReportsOff()) return;
  const body = JSON.stringify({ page: location.pathname, ...told });
  navigator.sendBeacon('/api/reports', new Blob([body], { type: 'application/json' }));
};

// Captured, because a script that could not be loaded says so to nobody but its own element.
addEventListener(
  'error',
  (event) => {
    const { target } = event;
    const source = event instanceof ErrorEvent ? event.filename : target instanceof HTMLScriptElement ? target.src : '';
    // What extensions of the visitor's browser do wrong is not ours.
    if (source.startsWith(location.origin)) errors += 1;
  },
  true,
);

addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof Error && reason.stack?.includes(location.origin)) errors += 1;
});

addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || errors === 0) return;
  window.report({ errors: Math.min(errors, 100) });
  errors = 0;
});
