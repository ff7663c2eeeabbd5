import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { limits } from '@ohmbridge/contract/shared/limits';
import { useId } from 'react';

interface SearchFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (search: string) => void;
}

export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        type="search"
        fullWidth
        value={value}
        placeholder={hint}
        inputProps={{ maxLength: limits.jobSearch, autoComplete: 'off' }}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
