import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Chevron } from './Chevron.tsx';
import { Field } from './Field.tsx';

interface SelectFieldProps {
  label: string;
  registration: Omit<UseFormRegisterReturn, 'disabled'>;
  options: readonly string[];
  /** The words for an option, if they differ from the option. */
  words?: Readonly<Record<string, string>>;
  /** The first, empty option. Without it, the first of the options is chosen. */
  placeholder?: string;
  autoComplete?: string;
  /** The choice in the prerendered page. */
  defaultValue?: string;
  disabled?: boolean;
  optional?: boolean;
  error?: string | undefined;
}

/** A choice from a list: the browser's own select, which works on every phone and with every screen reader. */
export function SelectField({
  label,
  registration,
  options,
  words,
  placeholder,
  autoComplete,
  defaultValue,
  disabled = false,
  optional = false,
  error,
}: SelectFieldProps) {
  const id = useId();
  const { ref, ...field } = registration;
  const describedBy = error ? `${id}-error` : undefined;
  return (
    <Field {...{ id, label, optional, error }}>
      <NativeSelect
        {...field}
        input={<OutlinedInput />}
        fullWidth
        IconComponent={Chevron}
        disabled={disabled}
        {...(defaultValue !== undefined && { defaultValue })}
        error={Boolean(error)}
        inputRef={ref}
        inputProps={{ id, autoComplete, 'aria-required': !optional, 'aria-describedby': describedBy }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {words?.[option] ?? option}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
