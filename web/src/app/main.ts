// Where a document starts. React, the other packages, the theme and what is built on them run one after another, each in a task
// of its own: in between the browser answers to a hand.
import 'react-dom/client';

async function start(): Promise<void> {
  const { materialTheme } = await import('../ui/theme/theme.ts');
  await new Promise((resolve) => setTimeout(resolve));
  materialTheme();
  const application = await import('./browser.tsx');
  await application.start();
}

start().catch((error: unknown) => {
  // From here on HTML does what it can: see `early-input.ts`.
  document.documentElement.dataset.failed = '';
  throw error;
});
