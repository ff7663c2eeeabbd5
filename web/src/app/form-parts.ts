import type { ComponentType } from 'react';
import { nextTask } from '../boot/next-task.ts';

const parts = [
  () => import('../theme/MaterialTheme.tsx'),
  () => import('../components/form/SubmitButton.tsx'),
  () => import('../components/form/TextField.tsx'),
  () => import('../components/form/use-form-evidence.ts'),
];

/**
 * Loads a page that has a form. What forms are made of is asked for before the page, in parts: a browser evaluates what
 * one import needs as one task, and for all of it together that took 20 ms of a desktop's processor.
 */
export async function withFormParts(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const loaded: Promise<unknown>[] = [];
  for (const part of parts) {
    loaded.push(part());
    await nextTask();
  }
  const page = load();
  await Promise.all(loaded);
  return await page;
}
