import Box from '@mui/material/Box';
import { contactLabels as labels } from '@site/contract/desk/contact';
import { defaultPhoneCode, digitsAfter, isPhone, phoneCodes, readPhone } from '@site/contract/desk/phone';
import { memo } from 'react';
import { type ChangeHandler, useWatch } from 'react-hook-form';
import { contactForm as words } from '../../content/product/contact-form.ts';
import { DraftPart } from '../../ui/form/DraftPart.tsx';
import { FieldRow } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmissionForm } from '../../ui/form/SubmissionForm.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { EnquiryNote } from '../../ui/sections/CallToAction.tsx';
import { type ContactFormState, useContactForm } from './use-contact-form.ts';

const row = {
  display: 'grid',
  // On a phone all digits of the number are visible, and the country is cut after its code if necessary.
  gridTemplateColumns: { xs: 'minmax(5.75rem, 12.5rem) minmax(10.5rem, 1fr)', md: '1fr 1fr' },
  alignItems: 'start',
  gap: { xs: 1.5, md: 3 },
  '& select': { textOverflow: 'ellipsis' },
} as const;

interface FieldsProps {
  form: ContactFormState;
}

/** The contact form. The form has a subject if another page sent the visitor here about something. */
export function ContactForm() {
  const { form, hasSubject, submission, drafted } = useContactForm();
  return (
    <SubmissionForm
      name={words.formName}
      submission={submission}
      actions={
        <>
          <SubmitButton label={words.submit} sendingLabel={words.submitting} sending={submission.isSubmitting} />
          <EnquiryNote />
          <DraftPart isTouched={submission.isTouched} {...drafted} />
        </>
      }
    >
      {hasSubject && <SubjectField form={form} />}
      <ContactFields form={form} />
    </SubmissionForm>
  );
}

function SubjectField({ form }: FieldsProps) {
  const field = useContactFields(form);
  return <TextField {...field('subject', { shouldUnregister: true })} optional />;
}

/** The fields. A separate component, so that other changes of the form's state do not re-render the fields. */
const ContactFields = memo(function ContactFields({ form }: FieldsProps) {
  const field = useContactFields(form);
  return (
    <>
      <FieldRow>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldRow>
      <TextField {...field('email')} type="email" autoComplete="email" />
      <PhoneFields form={form} field={field} />
      <TextField {...field('company')} autoComplete="organization" optional />
      <TextField {...field('message')} rows={7} hint={`${words.messageHint} ${words.documentsHint}`} />
    </>
  );
});

/** A country code and the number after it. A number that contains a country code sets the code. */
function PhoneFields({ form, field }: FieldsProps & { field: ReturnType<typeof useContactFields> }) {
  const code = useWatch({ control: form.control, name: 'phoneCode' }) ?? defaultPhoneCode;
  const digits = digitsAfter(code);
  const phone = field('phone');
  const checkAgain = () => {
    if (form.getFieldState('phone').isTouched) void form.trigger('phone');
  };
  return (
    <Box sx={row}>
      <SelectField
        {...field('phoneCode', { onChange: checkAgain })}
        options={phoneCodes}
        words={words.phoneCodes}
        autoComplete="tel-country-code"
      />
      <TextField
        {...phone}
        registration={{
          ...phone.registration,
          async onChange(event: Parameters<ChangeHandler>[0] & { nativeEvent?: Event }) {
            await phone.registration.onChange(event);
            if (isPasted(event.nativeEvent)) settlePhone(form);
          },
        }}
        type="tel"
        autoComplete="tel-national"
        hint={digits === undefined ? words.otherPhoneHint : words.phoneHint(digits)}
      />
    </Box>
  );
}

const isPasted = (event: Event | undefined) => event instanceof InputEvent && event.inputType.startsWith('insertFrom');

const useContactFields = (form: ContactFormState) =>
  useFields(form, labels, (name) => {
    if (name === 'phone') settlePhone(form);
  });

/** Moves the country code out of a number that contains one, and selects that code. */
function settlePhone(form: ContactFormState) {
  const { phone, phoneCode = defaultPhoneCode } = form.getValues();
  const read = readPhone(phone, phoneCode);
  const isKnown = read.phoneCode !== 'other' || isPhone(read);
  if (read.phoneCode === phoneCode || !isKnown) return;
  form.setValue('phoneCode', read.phoneCode);
  form.setValue('phone', read.phone);
}
