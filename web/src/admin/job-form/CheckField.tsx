import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Control, useController } from 'react-hook-form';
import type { JobValues } from './job-values.ts';

interface CheckFieldProps<Output> {
  control: Control<JobValues, unknown, Output>;
  name: 'isActive' | 'namesHidden';
  label: string;
  describedBy?: string;
}

export function CheckField<Output>({ control, name, label, describedBy }: CheckFieldProps<Output>) {
  const { field } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          name={field.name}
          checked={field.value}
          onChange={({ target }) => field.onChange(target.checked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref, 'aria-describedby': describedBy } }}
        />
      }
    />
  );
}
