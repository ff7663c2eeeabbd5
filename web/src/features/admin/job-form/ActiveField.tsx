import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { type Control, useController } from 'react-hook-form';
import type { JobValues } from './job-values.ts';

/** Whether visitors see the job. */
export function ActiveField<Output>({ control }: { control: Control<JobValues, unknown, Output> }) {
  const { field } = useController({ control, name: 'isActive' });
  return (
    <FormControlLabel
      label={jobLabels.isActive}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mr: 0, ml: '-10px' }}
      control={
        <Checkbox
          name={field.name}
          checked={field.value}
          onChange={({ target }) => field.onChange(target.checked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
