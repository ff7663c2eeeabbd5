import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Contact, type ContactInput, contactSchema } from '@ohmbridge/functions/contract/contact';
import { messages } from '@ohmbridge/functions/contract/messages';
import { submitContactRoute } from '@ohmbridge/functions/contract/submission-routes';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Outcome } from '../../components/form/FormBanner.tsx';
import { failureMessage, fieldErrorsFromApi, firstFieldWithError } from '../../components/form/field-errors.ts';
import { useHumanCheck } from '../../components/form/use-human-check.ts';
import { callApi } from '../../lib/api.ts';

export type ContactField = keyof ContactInput;

/** The fields, in the order in which they stand in the form. */
const contactFields: readonly ContactField[] = ['subject', 'firstName', 'lastName', 'email', 'phone', 'message'];

const emptyContact: Required<ContactInput> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/**
 * The state of the contact form and everything that can happen to it.
 * @param subject what the address says that enquiries are about
 */
export function useContactForm(subject: string | undefined) {
  // No default values: what was typed or filled in before scripts ran is in the fields, and is kept.
  const form = useForm<ContactInput, unknown, Contact>({
    resolver: standardSchemaResolver(contactSchema),
    shouldFocusError: false,
  });
  const [outcome, setOutcome] = useState<Outcome>();
  const idempotencyKey = useRef<string>(crypto.randomUUID());
  const { honeypot, begin, collect } = useHumanCheck();

  function focusFirst(fieldErrors: Partial<Record<ContactField, unknown>>) {
    const field = firstFieldWithError(contactFields, fieldErrors);
    if (field) form.setFocus(field);
  }

  async function send(contact: Contact) {
    try {
      const { fields, appCheck } = await collect();
      await callApi(submitContactRoute, {
        body: { ...contact, ...fields },
        idempotencyKey: idempotencyKey.current,
        appCheck,
      });
    } catch (error) {
      console.error('The message was not sent.', error);
      const fieldErrors = fieldErrorsFromApi(contactFields, error);
      for (const { field, message } of fieldErrors) form.setError(field, { message });
      focusFirst(Object.fromEntries(fieldErrors.map(({ field }) => [field, true])));
      setOutcome({
        kind: 'error',
        message: fieldErrors.length > 0 ? messages.invalidFields : failureMessage(error, messages.contactFailed),
      });
      return;
    }
    idempotencyKey.current = crypto.randomUUID();
    form.reset({ ...emptyContact, subject: subject ?? '' });
    setOutcome({ kind: 'success', message: messages.contactSent });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setOutcome(undefined);
    void form.handleSubmit(send, focusFirst)();
  }

  return { form, honeypot, begin, outcome, isSubmitting: form.formState.isSubmitting, submit };
}
