import { contactLabels as labels } from '@ohmbridge/functions/contract/contact';
import { withoutTail } from '@ohmbridge/functions/contract/text-fields';
import { type UseFormRegisterReturn, useFormState } from 'react-hook-form';
import { useCheckOnLeaving } from '../../components/form/use-check-on-leaving.ts';
import { settlePhone } from './settle-phone.ts';
import type { ContactField, ContactFormState } from './use-contact-form.ts';

/** What the parts of a form need to show one of the fields. */
export type FieldProps = (
  name: ContactField,
  options?: { onChange?: () => void; shouldUnregister?: boolean },
) => { label: string; registration: UseFormRegisterReturn; error: string | undefined };

/** Ties the fields to the form: each is put in order and checked when it is left. */
export function useFieldProps(form: ContactFormState): FieldProps {
  const { errors } = useFormState({ control: form.control });
  const checkOnLeaving = useCheckOnLeaving(form, (name) => {
    if (name === 'phone') settlePhone(form);
    if (name !== 'email') return;
    const email = form.getValues('email');
    if (withoutTail(email) !== email) form.setValue('email', withoutTail(email));
  });
  return (name, options) => ({
    label: labels[name],
    registration: checkOnLeaving(form.register(name, options)),
    error: errors[name]?.message,
  });
}
