import type { ApplicationInput } from '@site/contract/desk/application';
import { type AnswerField, isAnswerField } from './answer-fields.ts';

/** The fields of every application. The job comes from the address, and the source of the visit may come from there as well. */
type ApplicationField = Exclude<keyof ApplicationInput, 'job' | 'source' | 'answers'>;

/** All fields of the form, with the questions of the job. */
export type FormField = ApplicationField | AnswerField;

export const stepIds = ['personal', 'professional', 'additional'] as const;
export type StepId = (typeof stepIds)[number];

/** The fields of each step, in their order on the screen. */
const stepFields: Record<StepId, readonly ApplicationField[]> = {
  personal: ['firstName', 'lastName', 'email', 'phone'],
  professional: ['country', 'position', 'linkedin', 'cvLink'],
  additional: ['comments'],
};

export const applicationFields: readonly ApplicationField[] = stepIds.flatMap((id) => stepFields[id]);

type FieldErrors = Partial<Record<FormField, unknown>>;

/** Gives the fields of a step with errors, from first to last. The job's questions come first in the last step. */
function fieldsWithErrors(id: StepId, fieldErrors: FieldErrors): FormField[] {
  const answers = id === 'additional' ? Object.keys(fieldErrors).filter(isAnswerField) : [];
  return [...answers, ...stepFields[id]].filter((field) => fieldErrors[field]);
}

export function stepsWithErrors(fieldErrors: FieldErrors): StepId[] {
  return stepIds.filter((id) => fieldsWithErrors(id, fieldErrors).length > 0);
}

export function firstFieldError(fieldErrors: FieldErrors): { step: StepId; field: FormField } | undefined {
  const [first] = stepIds.flatMap((step) => fieldsWithErrors(step, fieldErrors).map((field) => ({ step, field })));
  return first;
}

/** Gives the step before or after another one. Before the first step and after the last one, the step stays the same. */
export function stepBeside(id: StepId, distance: 1 | -1): StepId {
  return stepIds[stepIds.indexOf(id) + distance] ?? id;
}

/** An entry of the browser's history: the step that it shows, and the step that was shown before it. */
export interface StepEntry {
  step: StepId;
  from: StepId | undefined;
}

const stepNamed = (name: unknown): StepId | undefined => stepIds.find((id) => id === name);

/**
 * Reads an entry.
 * @param state the state that the router stores for it
 * @param hash the hash of its address: an entry of a link within the page names no step, and shows the last one
 * @param last the step that was shown before
 */
export function readEntry(state: unknown, hash: string, last: StepId): StepEntry {
  const { step, from } = (typeof state === 'object' && state !== null ? state : {}) as Partial<
    Record<keyof StepEntry, unknown>
  >;
  return { step: stepNamed(step) ?? (hash === '' ? stepIds[0] : last), from: stepNamed(from) };
}

/** Gives the move from an entry to a step: no move, a step back in the history, or a new entry. */
export function moveTo(target: StepId, { step, from }: StepEntry, isBack: boolean): 'none' | 'back' | StepEntry {
  if (target === step) return 'none';
  return isBack && from === target ? 'back' : { step: target, from: step };
}
