import Autocomplete from '@mui/material/Autocomplete';
import FormLabel from '@mui/material/FormLabel';
import ListItemText from '@mui/material/ListItemText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { limits } from '@site/contract/shared/limits';
import { useId, useMemo, useState } from 'react';
import { jobFilterCopy as copy, factsInLine } from '../../content/product/admin-search.ts';
import { Chevron } from '../../ui/form/Chevron.tsx';
import { useDebounced } from '../components/SearchField.tsx';
import { type JobOption, useJobOption, useJobOptions } from './job-options.ts';

interface JobFilterProps {
  value: string | undefined;
  onChange: (reference: string | undefined) => void;
}

/**
 * Filters a list by one job. The newest jobs are offered at once; the admin finds others by words of their titles or
 * references.
 */
export function JobFilter({ value, onChange }: JobFilterProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const options = useJobOptions(search, isOpen);
  const listed = useJobOption(value);
  // The value must stay the same object: another object would reset the typed text.
  const chosen = useMemo(() => (value === undefined ? null : (listed ?? { reference: value })), [value, listed]);
  return (
    <div>
      <FormLabel htmlFor={id}>{copy.label}</FormLabel>
      <Autocomplete
        id={id}
        fullWidth
        value={chosen}
        onChange={(_event, job: JobOption | null) => onChange(job?.reference)}
        // Text that the field shows for a chosen job is not typed text.
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        open={isOpen}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        options={options.jobs}
        filterOptions={(jobs) => jobs}
        getOptionLabel={({ title, reference }) => factsInLine(title, reference)}
        getOptionKey={({ reference }) => reference}
        isOptionEqualToValue={(one, other) => one.reference === other.reference}
        loading={options.isLoading || search !== typed.trim()}
        loadingText={copy.looking}
        noOptionsText={options.hasFailed ? copy.failed : copy.none}
        clearText={copy.clear}
        openText={copy.open}
        closeText={copy.close}
        popupIcon={<Chevron />}
        disablePortal
        slotProps={{ paper: { variant: 'outlined' } }}
        renderOption={({ key, ...props }, { title, reference, about }) => (
          <li key={key} {...props}>
            <ListItemText primary={title} secondary={factsInLine(reference, about)} />
          </li>
        )}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            fullWidth
            placeholder={copy.all}
            inputProps={{ ...htmlInput, maxLength: limits.jobSearch }}
          />
        )}
      />
    </div>
  );
}
