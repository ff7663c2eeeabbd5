import Box from '@mui/material/Box';
import { defaultPhoneCode, digitsAfter, phoneCodes } from '@ohmbridge/functions/contract/phone';
import { type ChangeHandler, useWatch } from 'react-hook-form';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { contactForm as words } from '../../content/contact-form.ts';
import { settlePhone } from './settle-phone.ts';
import type { ContactFormState } from './use-contact-form.ts';
import type { FieldProps } from './use-field-props.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 11rem) minmax(8.5rem, 1fr)',
  alignItems: 'start',
  gap: 1.5,
} as const;

/** A country code and the number after it. A number that brings its own code along sets the code. */
export function PhoneFields({ form, field }: { form: ContactFormState; field: FieldProps }) {
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
