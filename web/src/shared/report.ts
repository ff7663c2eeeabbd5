import type { BrowserReport } from '@site/contract/nightly/browser-reports';

// Tells the server how many scripts failed on this page, unless the visitor objects. The server keeps only sums, and this
// never says what the visitor did or typed. Stands in every page itself (`app/page-script.ts`), so that it also counts
// scripts that never came.

/** As `report-choice.ts` keeps it; written out, because what stands in the page itself can import nothing. */
function areReportsOff(): boolean {
  try {
    return localStorage.getItem('reports-off') !== null;
  } catch {
    return false;
  }
}

let errors = 0;

// Captured, because a script that could not be loaded reports it to its own element alone.
addEventListener(
  'error',
  (event) => {
    const { target } = event;
    const source = event instanceof ErrorEvent ? event.filename : target instanceof HTMLScriptElement ? target.src : '';
    // Extensions of the visitor's browser fail too; the site cannot mend them.
    if (source.startsWith(location.origin)) errors += 1;
  },
  true,
);

addEventListener('unhandledrejection', ({ reason }) => {
  if (reason instanceof Error && reason.stack?.includes(location.origin)) errors += 1;
});

addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || errors === 0 || areReportsOff()) return;
  const report: BrowserReport = { page: location.pathname, errors: Math.min(errors, 100) };
  navigator.sendBeacon('/api/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  errors = 0;
});
