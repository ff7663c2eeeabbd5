import Box from '@mui/material/Box';
import { memo } from 'react';
import { DraftPart } from '../../components/form/DraftPart.tsx';
import { FieldRow } from '../../components/form/FieldRow.tsx';
import { FormBanner } from '../../components/form/FormBanner.tsx';
import { HiddenField } from '../../components/form/HiddenField.tsx';
import { ScriptsNeeded } from '../../components/form/ScriptsNeeded.tsx';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { WaitButton } from '../../components/form/WaitButton.tsx';
import { contactForm as words } from '../../content/contact-form.ts';
import { PhoneFields } from './PhoneFields.tsx';
import { type ContactFormState, useContactForm } from './use-contact-form.ts';
import { useFieldProps } from './use-field-props.ts';

/** The contact form. It has a subject when a page sent the visitor here about something. */
export function ContactForm() {
  const { form, hasSubject, submission, drafted, isSubmitting, submit } = useContactForm();
  const { honeypot, begin, isTouched, outcome } = submission;
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={begin}
      aria-label={words.formName}
      sx={{ display: 'grid', gap: '28px' }}
    >
      <ScriptsNeeded />
      <HiddenField ref={honeypot} />
      {hasSubject && <SubjectField form={form} />}
      <ContactFields form={form} />
      {/* An empty banner takes no room above the button. */}
      <Box sx={{ '& div[role]:not(:empty)': { mb: '28px' } }}>
        <FormBanner outcome={outcome}>
          <WaitButton {...submission} />
        </FormBanner>
        <SubmitButton label={words.submit} sendingLabel={words.submitting} sending={isSubmitting} />
        <DraftPart isTouched={isTouched} {...drafted} />
      </Box>
    </Box>
  );
}

function SubjectField({ form }: { form: ContactFormState }) {
  const field = useFieldProps(form);
  return <TextField {...field('subject', { shouldUnregister: true })} optional />;
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
        <PhoneFields form={form} field={field} />
      </FieldRow>
      <TextField {...field('message')} rows={7} hint={words.messageHint} />
    </>
  );
});
