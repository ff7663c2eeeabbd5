import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState' | 'getFieldState'>;

/** What the fields of a form need to be fields of it: their registration, and what is wrong with what is in them. */
export function fieldsOf<Values extends FieldValues>({ register, formState, getFieldState }: Form<Values>) {
  return (name: FieldPath<Values>) => ({
    registration: register(name),
    error: getFieldState(name, formState).error?.message,
  });
}
