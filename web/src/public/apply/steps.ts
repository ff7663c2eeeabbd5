import type { ApplicationInput } from '@ohmbridge/contract/desk/application';
import { firstFieldWithError } from '../../ui/form/field-errors.ts';

/** What the form asks for. The job comes with the address, and so may where the visit came from. */
export type ApplicationField = Exclude<keyof ApplicationInput, 'job' | 'source'>;

export const stepIds = ['personal', 'professional', 'additional'] as const;
export type StepId = (typeof stepIds)[number];

/** Which fields a step asks for, in the order in which they stand there. */
export const stepFields: Record<StepId, readonly ApplicationField[]> = {
  personal: ['firstName', 'lastName', 'email', 'phone'],
  professional: ['country', 'position', 'linkedin', 'cvLink'],
  additional: ['comments'],
};

/** Every field of the form, from first to last. */
export const applicationFields: readonly ApplicationField[] = stepIds.flatMap((id) => stepFields[id]);

type FieldErrors = Partial<Record<ApplicationField, unknown>>;

/** The steps with field errors. */
export function stepsWithErrors(fieldErrors: FieldErrors): StepId[] {
  return stepIds.filter((id) => stepFields[id].some((field) => fieldErrors[field]));
}

/** The first field with an error, and the step that it is on. */
export function firstFieldError(fieldErrors: FieldErrors): { step: StepId; field: ApplicationField } | undefined {
  const field = firstFieldWithError(applicationFields, fieldErrors);
  const step = stepIds.find((id) => field && stepFields[id].includes(field));
  return field && step && { step, field };
}

/** The step after or before another one; the ends stay where they are. */
export function stepBeside(id: StepId, distance: 1 | -1): StepId {
  return stepIds[stepIds.indexOf(id) + distance] ?? id;
}

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
