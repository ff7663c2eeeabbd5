// Where a document starts. React, what styles are made with, Material UI, the theme and what is built on them run one after
// another, each in a separate task: in between the browser answers to a hand.
import 'react-dom/client';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  // With the tokens comes all that makes styles: see `scriptFiles` in `vite.config.ts`.
  await import('../ui/theme/tokens.ts');
  await nextTask();
  const { materialTheme } = await import('../ui/theme/theme.ts');
  await nextTask();
  materialTheme();
  await nextTask();
  const application = await import('./browser.tsx');
  const takeOver = await application.prepare();
  await nextTask();
  takeOver();
}

start().catch((error: unknown) => {
  // From here on the page works by HTML alone: see `early-input.ts`.
  document.documentElement.dataset.failed = '';
  throw error;
});
