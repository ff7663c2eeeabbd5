import type { ApplicationInput } from '@ohmbridge/functions/contract/application';
import { firstFaultyField } from '../../components/form/field-faults.ts';

export type ApplicationField = keyof ApplicationInput;

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

type Faults = Partial<Record<ApplicationField, unknown>>;

/** The steps with field errors. */
export function stepsWithFaults(faults: Faults): StepId[] {
  return stepIds.filter((id) => stepFields[id].some((field) => faults[field]));
}

/** The first field with an error, and the step that it is on. */
export function firstFault(faults: Faults): { step: StepId; field: ApplicationField } | undefined {
  const field = firstFaultyField(applicationFields, faults);
  const step = stepIds.find((id) => field && stepFields[id].includes(field));
  return field && step && { step, field };
}

/** The step after or before another one; the ends stay where they are. */
export function stepBeside(id: StepId, distance: 1 | -1): StepId {
  return stepIds[stepIds.indexOf(id) + distance] ?? id;
}
