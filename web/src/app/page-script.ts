import './early-input.ts';
import type { BrowserReport } from '@site/contract/nightly/browser-reports';

// The one script that stands in every page itself, before anything that can be seen: the prerenderer puts it there, and the
// content security policy in firebase.json names its hash.

// Tells the server how many scripts failed on this page, unless the visitor objects. The server keeps only sums, and this
// never says what the visitor did or typed. It stands in the page, so that it also counts scripts that never came.

/** The key of `PrivacyPolicyPage.tsx`, written out, because an inline script cannot import. */
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

/**
 * To ask for one takes several milliseconds on a slow phone: between some of them the browser answers to a hand. There is
 * none in a hidden tab, and a browser lets such a tab go on once a second only.
 */
const scriptsAtOnce = () => (document.hidden ? Number.POSITIVE_INFINITY : 5);

/**
 * Asks for the scripts of the application. They stand in a template of the document, in which nothing is asked for yet: what
 * is to be seen comes and is drawn first, and no script is read beside it.
 */
function askForScripts() {
  const scripts = document.querySelector<HTMLTemplateElement>('template[data-scripts]');
  const next = [...(scripts?.content.children ?? [])].slice(0, scriptsAtOnce());
  document.head.append(...next);
  if (next.length > 0) setTimeout(askForScripts);
}

addEventListener('DOMContentLoaded', () => {
  // A hidden tab draws nothing.
  if (document.hidden) askForScripts();
  else requestAnimationFrame(() => setTimeout(askForScripts));
});
