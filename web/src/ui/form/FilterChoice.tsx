import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { families } from '../theme/tokens.ts';
import { Chevron } from './Chevron.tsx';
import { useAddressField } from './use-address-field.ts';

/** The label above the field of a filter. */
export const filterLabel = {
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: 'text.secondary',
} as const;

export const filterField = { minHeight: 48, fontSize: '1rem', '& .MuiOutlinedInput-input': { py: '10px' } } as const;

interface FilterChoiceProps {
  name: string;
  label: string;
  /** The words for no choice. */
  any: string;
  choices: readonly { value: string; words: string }[];
  value: string | undefined;
  /** Whether `value` comes from the address, and not from the prerendered page. */
  isSettled: boolean;
  onChange: (value: string | undefined) => void;
}

/** A filter of a list, chosen from a few values. */
export function FilterChoice({ name, label, any, choices, value = '', isSettled, onChange }: FilterChoiceProps) {
  const id = useId();
  const { ref, commit } = useAddressField<HTMLSelectElement>(value, isSettled, (chosen) =>
    onChange(chosen || undefined),
  );
  return (
    <div>
      <FormLabel htmlFor={id} sx={filterLabel}>
        {label}
      </FormLabel>
      <NativeSelect
        name={name}
        defaultValue={value}
        input={<OutlinedInput />}
        fullWidth
        IconComponent={Chevron}
        inputRef={ref}
        inputProps={{ id }}
        onChange={commit}
        sx={filterField}
      >
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
