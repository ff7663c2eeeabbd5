import { createElement, use } from 'react';
import type { LazyPage } from './lazy-page.ts';

/** Draws a page, as soon as its code is here. */
export function LoadedPage({ page }: { page: LazyPage }) {
  // What is here already must not wait for a promise: the prerendered page and its hydration are drawn in one go.
  return createElement(page.loaded ?? use(page.load()));
}
