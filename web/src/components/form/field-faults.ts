import { ApiError } from '../../lib/api.ts';

/** The first of `fields` that has a fault, in the order in which they stand on the screen. */
export function firstFaultyField<Field extends string>(
  fields: readonly Field[],
  faults: Partial<Record<Field, unknown>>,
): Field | undefined {
  return fields.find((field) => faults[field]);
}

/** What the API said about the form's own fields. Empty when it failed for another reason. */
export function faultsFromApi<Field extends string>(
  fields: readonly Field[],
  error: unknown,
): { field: Field; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return fields.flatMap((field) => {
    const message = error.fields[field];
    return message ? [{ field, message }] : [];
  });
}

/** What to say about a submit that failed: a visitor who came too often is told so, anybody else gets the form's own sentence. */
export function failureMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.status === 429 ? error.message : otherwise;
}
