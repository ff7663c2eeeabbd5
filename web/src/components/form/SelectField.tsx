import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Chevron } from './Chevron.tsx';
import { FieldError } from './FieldError.tsx';

interface SelectFieldProps {
  label: string;
  /** What react-hook-form's `register` returns for the field. */
  registration: Omit<UseFormRegisterReturn, 'disabled'>;
  options: readonly (string | { value: string; label: string })[];
  /** The first, empty option. Without one the first of the options is chosen. */
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  error?: string | undefined;
}

/** A choice from a list: the browser's own select, which every phone and screen reader knows how to open. */
export function SelectField({
  label,
  registration,
  options,
  placeholder,
  autoComplete,
  disabled = false,
  error,
}: SelectFieldProps) {
  const id = useId();
  const { ref, ...field } = registration;
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        {...field}
        input={<OutlinedInput />}
        fullWidth
        IconComponent={Chevron}
        disabled={disabled}
        error={Boolean(error)}
        inputRef={ref}
        inputProps={{ id, autoComplete, 'aria-required': true, 'aria-describedby': error ? `${id}-error` : undefined }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options
          .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
          .map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
      </NativeSelect>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
