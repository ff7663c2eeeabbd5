import type { ApplicationInput } from '@site/contract/desk/application';
import { type AnswerField, isAnswerField } from './answer-fields.ts';

/** The fields of every application. The job comes with the address, and so may where the visit came from. */
type ApplicationField = Exclude<keyof ApplicationInput, 'job' | 'source' | 'answers'>;

/** All fields of the form, with the questions of the job. */
export type FormField = ApplicationField | AnswerField;

export const stepIds = ['personal', 'professional', 'additional'] as const;
export type StepId = (typeof stepIds)[number];

/** Which fields a step asks for, in the order in which they stand there. */
const stepFields: Record<StepId, readonly ApplicationField[]> = {
  personal: ['firstName', 'lastName', 'email', 'phone'],
  professional: ['country', 'position', 'linkedin', 'cvLink'],
  additional: ['comments'],
};

export const applicationFields: readonly ApplicationField[] = stepIds.flatMap((id) => stepFields[id]);

type FieldErrors = Partial<Record<FormField, unknown>>;

/** The fields of a step with errors, from first to last. What the job asks comes first in the last step. */
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

/** The step after or before another one; the ends stay where they are. */
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

/** The move from an entry to a step: none, back to where the applicant came from, or on to a new entry. */
export function moveTo(target: StepId, { step, from }: StepEntry, isBack: boolean): 'none' | 'back' | StepEntry {
  if (target === step) return 'none';
  return isBack && from === target ? 'back' : { step: target, from: step };
}
