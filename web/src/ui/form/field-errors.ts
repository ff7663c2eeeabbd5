import type { FieldPath, FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '../../shared/api.ts';
import type { Outcome } from './FormBanner.tsx';

/** Gives the first of `fields` with an error, in their order on the screen. */
export function firstFieldWithError<Field extends string>(
  fields: readonly Field[],
  fieldErrors: Partial<Record<Field, unknown>>,
): Field | undefined {
  return fields.find((field) => fieldErrors[field]);
}

export interface ApiFieldError<Field extends string> {
  field: Field;
  message: string;
}

/** Gives the API's messages about the fields of the form; empty if the call failed for another reason. */
export function fieldErrorsFromApi<Field extends string>(
  fields: readonly Field[],
  error: unknown,
): ApiFieldError<Field>[] {
  if (!(error instanceof ApiError)) return [];
  return fields.flatMap((field) => {
    const message = error.fields[field];
    return message ? [{ field, message }] : [];
  });
}

/** Shows the API's messages at the fields of the form, and focuses the first; gives the text of the banner. */
export function refusalOf<Values extends FieldValues, Field extends FieldPath<Values>>(
  error: unknown,
  fields: readonly Field[],
  setError: UseFormSetError<Values>,
): Outcome {
  for (const [index, { field, message }] of fieldErrorsFromApi(fields, error).entries())
    setError(field, { message }, { shouldFocus: index === 0 });
  return { kind: 'error', message: messageOf(error) };
}

// The statuses of no connection, no valid App Check token, and too many requests.
const toldToVisitors = new Set([0, 401, 429]);

/** Gives the message of an error, if the visitor can act on it. */
export function remedyFor(error: unknown): string | undefined {
  return error instanceof ApiError && toldToVisitors.has(error.status) ? error.message : undefined;
}

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState' | 'getFieldState'>;

export function fieldsOf<Values extends FieldValues>({ register, formState, getFieldState }: Form<Values>) {
  return (name: FieldPath<Values>) => ({
    registration: register(name),
    error: getFieldState(name, formState).error?.message,
  });
}
