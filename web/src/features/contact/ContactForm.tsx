import styled from '@emotion/styled/base';
import { contactLabels as labels } from '@ohmbridge/functions/contract/contact';
import { memo, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldRow } from '../../components/form/FieldRow.tsx';
import { FormBanner } from '../../components/form/FormBanner.tsx';
import { HiddenField } from '../../components/form/HiddenField.tsx';
import { ScriptsNeeded } from '../../components/form/ScriptsNeeded.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { contactForm as words } from '../../content/contact-form.ts';
import { island } from '../../islands/island.tsx';
import { useAddress } from '../../lib/address.ts';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import { subjectFromAddress } from './subject.ts';
import { type ContactField, useContactForm } from './use-contact-form.ts';

const Form = styled('form')({ display: 'grid', gap: 28 });

/** An empty banner takes no room above the button. */
const Foot = styled('div')({ '& [role]:not(:empty)': { marginBottom: 28 } });

/** The contact form. It has a subject when a page sent the visitor here about something. */
export function ContactForm() {
  const subject = useSubject();
  const { form, honeypot, begin, outcome, isSubmitting, submit } = useContactForm(subject);
  return (
    <MaterialTheme>
      <Form method="post" noValidate onSubmit={submit} onFocus={begin} aria-label={words.formName}>
        <ScriptsNeeded />
        <HiddenField ref={honeypot} />
        <SubjectField form={form} subject={subject} />
        <ContactFields form={form} />
        <Foot>
          <FormBanner outcome={outcome} />
          <SubmitButton label={words.submit} sendingLabel={words.submitting} sending={isSubmitting} />
        </Foot>
      </Form>
    </MaterialTheme>
  );
}

type ContactFormState = ReturnType<typeof useContactForm>['form'];

/** The subject that the address gives, if any. The prerendered page does not know its query. */
function useSubject(): string | undefined {
  const { search } = useAddress();
  return subjectFromAddress(new URLSearchParams(search).get('subject'));
}

function SubjectField({ form, subject }: { form: ContactFormState; subject: string | undefined }) {
  const field = useFieldProps(form);
  const { register, setValue } = form;

  useEffect(() => {
    if (subject) setValue('subject', subject);
  }, [subject, setValue]);

  if (!subject) return null;
  return <TextField {...field('subject')} registration={register('subject', { shouldUnregister: true })} optional />;
}

/** The fields: a component of its own, so that other changes of the form's state do not re-render it. */
const ContactFields = memo(function ContactFields({ form }: { form: ContactFormState }) {
  const field = useFieldProps(form);
  return (
    <>
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

function useFieldProps({ register, control }: ContactFormState) {
  const { errors } = useFormState({ control });
  return (name: ContactField) => ({
    label: labels[name],
    registration: register(name),
    error: errors[name]?.message,
  });
}

export const ContactFormIsland = island('ContactForm', ContactForm);
