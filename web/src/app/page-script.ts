import './early-input.ts';
import type { BrowserReport } from '@site/contract/nightly/browser-reports';

// The one inline script of every page, before all visible content. The prerenderer inserts it, and the content security
// policy in firebase.json names its hash.

// Reports to the server how many scripts failed on this page, unless the visitor has switched the reports off. The server
// keeps only sums, and a report never contains what the visitor did or typed. The script is inline, so that it also counts
// scripts that did not load.

/** The same key as in `PrivacyPolicyPage.tsx`. An inline script cannot import it. */
function areReportsOff(): boolean {
  try {
    return localStorage.getItem('reports-off') !== null;
  } catch {
    return false;
  }
}

let errors = 0;

// The listener captures, because the error of a script that could not be loaded does not bubble.
addEventListener(
  'error',
  (event) => {
    const { target } = event;
    const source = event instanceof ErrorEvent ? event.filename : target instanceof HTMLScriptElement ? target.src : '';
    // Scripts of browser extensions fail too. The site cannot mend those.
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

/**
 * On a slow phone, each request for a script takes several milliseconds. The requests are spread over several tasks, so
 * that the browser can answer input between them. A hidden tab has no input, and its timers run only once a second.
 */
const scriptsAtOnce = () => (document.hidden ? Number.POSITIVE_INFINITY : 5);

/**
 * Requests the scripts of the application. They stand in a `template` of the document, whose content the browser does not
 * load. The visible content is thus loaded and painted first, while no script is being parsed.
 */
function askForScripts() {
  const scripts = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  const next = [...(scripts?.content.children ?? [])].slice(0, scriptsAtOnce());
  document.head.append(...next);
  if (next.length > 0) setTimeout(askForScripts);
}

addEventListener('DOMContentLoaded', () => {
  // A hidden tab paints nothing.
  if (document.hidden) askForScripts();
  else requestAnimationFrame(() => setTimeout(askForScripts));
});
