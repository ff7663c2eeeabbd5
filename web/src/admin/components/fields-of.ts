import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState' | 'getFieldState'>;

export function fieldsOf<Values extends FieldValues>({ register, formState, getFieldState }: Form<Values>) {
  return (name: FieldPath<Values>) => ({
    registration: register(name),
    error: getFieldState(name, formState).error?.message,
  });
}
