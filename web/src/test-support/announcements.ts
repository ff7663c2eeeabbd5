import { page } from 'vitest/browser';

/** The message of the page with these words, which screen readers read out. */
export const said = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

/** The warning of the page with these words. */
export const warned = (words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });
