import type { ComponentType } from 'react';
import { nextTask } from '../boot/next-task.ts';

const parts: (() => Promise<unknown>)[] = [
  () => import('../theme/MaterialTheme.tsx'),
  () => import('../components/form/TextField.tsx'),
  () => import('../components/form/use-form-evidence.ts'),
];

/**
 * Loads a page that has a form. What forms are made of is asked for before the page, in parts: a browser evaluates what
 * one import needs as one task, and for all of it together that took 20 ms of a desktop's processor.
 */
export async function withFormParts(load: () => Promise<ComponentType>): Promise<ComponentType> {
  // Asking for one, too, is a task of its own: each brings files with it.
  const ready = Promise.all(parts.map((part) => nextTask().then(part)));
  const [page] = await Promise.all([nextTask().then(load), ready]);
  return page;
}
