import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Contact, contactSchema } from '@site/contract/desk/contact';
import { submitContactRoute } from '@site/contract/desk/submission-routes';
import { answerPromise } from '@site/contract/desk/working-days';
import { messages } from '@site/contract/shared/messages';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useAddress } from '../../shared/address.ts';
import { callApi } from '../../shared/api.ts';
import type { FormDraft } from '../../shared/public-form-draft.ts';
import { useSubmission } from '../../ui/form/use-submission.ts';
import { askedBy, type ContactValues, emptyContact, isTyped, startValues } from './contact-values.ts';

type ContactField = keyof ContactValues;
export type ContactFormState = UseFormReturn<ContactValues, unknown, Contact>;

/** The fields, in their order in the form. */
const contactFields = Object.keys(emptyContact) as ContactField[];

export function useContactForm() {
  // The prerendered page does not know its query.
  const { search } = useAddress();
  const asked = askedBy(search);
  const [keptSubject, setKeptSubject] = useState<string>();
  // The form has no default values: the fields keep text that was typed or filled in before scripts ran.
  const form = useForm<ContactValues, unknown, Contact>({
    resolver: standardSchemaResolver(contactSchema),
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const submission = useSubmission({
    form,
    fields: contactFields,
    call: (contact, { fields, ...options }) =>
      callApi(submitContactRoute, { body: { ...contact, ...fields }, ...options }),
    failed: { message: messages.contactFailed, log: 'The message was not sent.' },
    onSent() {
      form.reset(emptyContact);
      const next = answerPromise('enquiries', new Date());
      submission.setOutcome({ kind: 'success', message: messages.contactSent, next });
    },
  });

  function startDraft(typed: ContactValues, draft: FormDraft | undefined) {
    const values = draft && startValues(typed, draft, location.search);
    setKeptSubject(values?.subject);
    return values;
  }

  const { setValue, getValues } = form;
  useEffect(() => {
    const { subject, message } = askedBy(search);
    if (subject && !getValues('subject')) setValue('subject', subject);
    if (message && !getValues('message')) setValue('message', message);
  }, [search, getValues, setValue]);

  return {
    form,
    /** Whether this enquiry has a subject, which the linking page has set. */
    hasSubject: Boolean(asked.subject || keptSubject),
    submission,
    drafted: {
      name: 'enquiry',
      form,
      keyRef: submission.keyRef,
      start: startDraft,
      isTyped: (values: ContactValues) => isTyped(values, search),
    },
  };
}
