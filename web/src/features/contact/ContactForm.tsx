import styled from '@emotion/styled';
import { contactLabels as labels } from '@ohmbridge/functions/contract/contact';
import { memo, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldRow } from '../../components/form/FieldRow.tsx';
import { FormBanner } from '../../components/form/FormBanner.tsx';
import { HiddenField } from '../../components/form/HiddenField.tsx';
import { ScriptsNeeded } from '../../components/form/ScriptsNeeded.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { contactPage } from '../../content/pages/contact.ts';
import { subjectFromAddress } from './subject.ts';
import { type ContactField, useContactForm } from './use-contact-form.ts';

const words = contactPage.enquiry;

const Form = styled('form')({ display: 'grid', gap: 28 });

/** The banner over the button takes no room while there is none. */
const Foot = styled('div')({ '& [role]:not(:empty)': { marginBottom: 28 } });

interface ContactFormProps {
  /** What the address says that the enquiry is about. */
  askedSubject: string | null;
}

/** The contact form. It has a subject when a page sent the visitor here about something. */
export function ContactForm({ askedSubject }: ContactFormProps) {
  const { form, trap, begin, outcome, isSubmitting, submit } = useContactForm();
  const { setValue } = form;
  const [subject, setSubject] = useState<string>();

  // The page is prerendered without its address: the subject comes in afterwards.
  useEffect(() => {
    const asked = subjectFromAddress(askedSubject);
    setSubject(asked);
    if (asked) setValue('subject', asked);
  }, [askedSubject, setValue]);

  return (
    <Form method="post" noValidate onSubmit={submit} onFocus={begin} aria-label={words.formName}>
      <ScriptsNeeded />
      <HiddenField ref={trap} />
      <ContactFields form={form} subject={subject} />
      <Foot>
        <FormBanner outcome={outcome} />
        <SubmitButton label={words.submit} sendingLabel={words.submitting} sending={isSubmitting} />
      </Foot>
    </Form>
  );
}

interface ContactFieldsProps {
  form: ReturnType<typeof useContactForm>['form'];
  subject: string | undefined;
}

/** The fields. They are drawn again for a fault of theirs, and not for all else that the form goes through. */
const ContactFields = memo(function ContactFields({ form, subject }: ContactFieldsProps) {
  const { errors } = useFormState({ control: form.control });
  const field = (name: ContactField) => ({
    label: labels[name],
    registration: form.register(name),
    error: errors[name]?.message,
  });
  return (
    <>
      {subject && (
        <TextField {...field('subject')} registration={form.register('subject', { shouldUnregister: true })} optional />
      )}
      <FieldRow>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldRow>
      <FieldRow>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel-national" hint={words.phoneHint} />
      </FieldRow>
      <TextField {...field('message')} rows={7} hint={words.messageHint} />
    </>
  );
});
