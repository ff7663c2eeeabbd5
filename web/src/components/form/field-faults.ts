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

// App Check found nothing that proves where the form is; somebody came too often.
const toldToVisitors = new Set([401, 429]);

/** What to say about a submit that failed: the API's own words where the visitor can do something, or else the form's sentence. */
export function failureMessage(error: unknown, otherwise: string): string {
  return error instanceof ApiError && toldToVisitors.has(error.status) ? error.message : otherwise;
}
