import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { tidyEmail, tidyLine, tidyLink, tidyPhone } from '@site/contract/shared/tidy';
import { type FocusEvent, type InputHTMLAttributes, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './Field.tsx';

interface TextFieldProps
  extends Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'placeholder' | 'defaultValue'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'maxLength'> {
  label: string;
  registration: UseFormRegisterReturn;
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  /** More than one row makes a text area. */
  rows?: number;
}

/** The functions that tidy the text of a field when the visitor leaves it, by the type of the field. */
const tidying: Record<string, (value: string) => string> = {
  text: tidyLine,
  email: tidyEmail,
  tel: tidyPhone,
  url: tidyLink,
};

/** A text field: the label above, hint and error below. All of them are linked to the field for screen readers. */
export function TextField({ label, registration, hint, error, optional = false, rows = 1, ...input }: TextFieldProps) {
  const id = useId();
  const { ref, ...field } = registration;
  const { inputMode, maxLength, ...rest } = input;
  // The form reads the field when the blur event arrives.
  const leave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { target } = event;
    const tidied = tidying[target.type]?.(target.value) ?? target.value;
    if (tidied !== target.value) target.value = tidied;
    void field.onBlur(event);
  };
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const inputProps: OutlinedInputProps['inputProps'] = {
    'aria-describedby': described,
    'aria-required': !optional,
    maxLength,
    inputMode,
    ...(rows > 1 ? { rows, type: undefined } : {}),
  };
  return (
    <Field {...{ id, label, optional, hint, error }}>
      <OutlinedInput
        {...field}
        onBlur={leave}
        {...rest}
        id={id}
        inputRef={ref}
        fullWidth
        error={Boolean(error)}
        multiline={rows > 1}
        inputProps={inputProps}
        // The text area of the browser: a visitor can enlarge it, and its height needs no script.
        {...(rows > 1 ? { inputComponent: 'textarea' } : {})}
      />
    </Field>
  );
}
