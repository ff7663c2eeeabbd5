// Where a document starts. The packages run first, and what is built on them in a task of its own: in between the browser
// answers to a hand.
import 'react-dom/client';

import('./browser.tsx')
  .then(({ start }) => start())
  .catch((error: unknown) => {
    // From here on HTML does what it can: see `early-input.ts`.
    document.documentElement.dataset.failed = '';
    throw error;
  });
