import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { limits } from '@site/contract/shared/limits';
import { useEffect, useId, useState } from 'react';

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

const pauseMilliseconds = 300;

/** Debounced text: the text of a field after a pause in typing. */
export function useDebounced(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
