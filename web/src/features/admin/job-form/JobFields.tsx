import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { countries } from '@ohmbridge/functions/contract/countries';
import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { limits } from '@ohmbridge/functions/contract/limits';
import { type Control, type FieldErrors, type UseFormRegister, useController } from 'react-hook-form';
import { FieldRow } from '../../../components/form/FieldRow.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { jobFormCopy } from '../../../content/admin.ts';
import { FormPart } from '../components/FormPart.tsx';
import type { JobValues } from './job-values.ts';

interface JobFieldsProps {
  register: UseFormRegister<JobValues>;
  errors: FieldErrors<JobValues>;
}

/** Everything about a job that is typed or chosen from a list. */
export function JobFields({ register, errors }: JobFieldsProps) {
  const { parts } = jobFormCopy;
  const field = (name: Exclude<keyof JobValues, 'isActive'>) => ({
    label: jobLabels[name],
    registration: register(name),
    error: errors[name]?.message,
  });
  return (
    <>
      <FormPart title={parts.role}>
        <TextField {...field('title')} hint={jobFormCopy.titleHint} maxLength={limits.jobTitle} />
        <TextField {...field('type')} optional />
        <FieldRow>
          <SelectField {...field('country')} options={countries} placeholder={jobFormCopy.chooseCountry} />
          <TextField {...field('place')} />
        </FieldRow>
      </FormPart>
      <FormPart title={parts.person}>
        <TextField {...field('qualifications')} rows={3} />
        <TextField {...field('experience')} rows={3} />
      </FormPart>
      <FormPart title={parts.work}>
        <TextField {...field('responsibilities')} rows={6} hint={jobFormCopy.responsibilitiesHint} />
      </FormPart>
    </>
  );
}

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
