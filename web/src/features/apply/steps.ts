import type { ApplicationInput } from '@ohmbridge/functions/contract/application';
import { firstFieldWithError } from '../../components/form/field-errors.ts';

/** What the form asks for. The job comes with the address. */
export type ApplicationField = Exclude<keyof ApplicationInput, 'job'>;

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
