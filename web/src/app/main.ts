// The start of a document. React, Emotion, Material UI, the theme and the application run one after another, each in a
// separate task: between these tasks the browser can answer input.
import 'react-dom/client';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  // The tokens import everything that makes styles: see `scriptFiles` in `vite.config.ts`.
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
