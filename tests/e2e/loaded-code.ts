import type { Page } from '@playwright/test';

/**
 * A text from the code of each private part, which no public page may load. A test of the admin area checks that the texts
 * still occur.
 */
export const privateParts = {
  Auth: 'accounts:signInWithPassword',
  'the full Firestore': 'Using maximum backoff delay to prevent overloading the backend',
  reactfire: '_reactFirePreloadedObservables',
  'the dashboard': 'Jobs by Country',
} as const;

/** A text from Firestore's light client, which is loaded when a visitor is about to see jobs. */
const lightFirestore = 'firestore/lite';

/** The code of this site that a page has loaded. */
export interface LoadedCode {
  characters: number;
  /** Private parts that no public page may load. */
  parts: string[];
  /** Whether the page has loaded Firestore's light client. */
  hasFirestore: boolean;
}

/** Collects the code that a page loads from now on. Gives a function that describes this code. */
export function watchLoadedCode(page: Page): () => Promise<LoadedCode> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // The scripts of a page that was just left cannot be read. Another visit of the test loads the same scripts.
    scripts.push(response.text().catch(() => ''));
  });
  return async () => {
    const code = (await Promise.all(scripts)).join('\n');
    const parts = Object.entries(privateParts).filter(([, mark]) => code.includes(mark));
    const hasFirestore = code.includes(lightFirestore);
    return { characters: code.length, parts: parts.map(([name]) => name), hasFirestore };
  };
}
