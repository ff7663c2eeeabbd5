import { createElement, use } from 'react';
import type { LazyPage } from './lazy-page.ts';

/** Draws a page; waits for its code, where nobody has fetched that before. */
export function LoadedPage({ page }: { page: LazyPage }) {
  return createElement(page.loaded ?? use(page.load()));
}
