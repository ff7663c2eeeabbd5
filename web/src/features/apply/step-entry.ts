import { type StepId, stepIds } from './steps.ts';

/** What an entry of the browser's history says: which step it shows, and which step was shown before it. */
export interface StepEntry {
  step: StepId;
  from: StepId | undefined;
}

const stepNamed = (name: unknown): StepId | undefined => stepIds.find((id) => id === name);

/**
 * Reads an entry.
 * @param state what the router keeps in it
 * @param hash of its address: an entry of a link within the page names no step, and shows the one that was shown
 * @param last the step that was shown
 */
export function readEntry(state: unknown, hash: string, last: StepId): StepEntry {
  const { step, from } = (typeof state === 'object' && state !== null ? state : {}) as Partial<
    Record<keyof StepEntry, unknown>
  >;
  return { step: stepNamed(step) ?? (hash === '' ? stepIds[0] : last), from: stepNamed(from) };
}

/** How somebody gets from an entry to a step: not at all, back to where they came from, or on to an entry of its own. */
export function wayTo(target: StepId, { step, from }: StepEntry, isBack: boolean): 'none' | 'back' | StepEntry {
  if (target === step) return 'none';
  return isBack && from === target ? 'back' : { step: target, from: step };
}
