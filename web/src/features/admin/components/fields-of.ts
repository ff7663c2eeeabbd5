import { type FieldError, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState'>;

/** What the fields of a form need to be fields of it: their registration, and what is wrong with what is in them. */
export function fieldsOf<Values extends FieldValues>({ register, formState: { errors } }: Form<Values>) {
  return (name: FieldPath<Values>) => {
    const error: FieldError | undefined = get(errors, name);
    return { registration: register(name), error: error?.message };
  };
}
