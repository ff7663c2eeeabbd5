import { countries } from '@ohmbridge/functions/contract/countries';
import { jobLabels } from '@ohmbridge/functions/contract/job-labels';
import { limits } from '@ohmbridge/functions/contract/limits';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { FieldRow } from '../../../components/form/FieldRow.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { jobFormWords } from '../../../content/admin.ts';
import { FormPart } from './FormPart.tsx';
import type { JobValues } from './job-values.ts';

interface JobFieldsProps {
  register: UseFormRegister<JobValues>;
  errors: FieldErrors<JobValues>;
}

/** Everything about a job that is typed or chosen from a list. */
export function JobFields({ register, errors }: JobFieldsProps) {
  const { parts } = jobFormWords;
  const field = (name: Exclude<keyof JobValues, 'isActive'>) => ({
    label: jobLabels[name],
    registration: register(name),
    error: errors[name]?.message,
  });
  return (
    <>
      <FormPart title={parts.role}>
        <TextField {...field('title')} hint={jobFormWords.titleHint} maxLength={limits.jobTitle} />
        <TextField {...field('type')} optional />
        <FieldRow>
          <SelectField {...field('country')} options={countries} placeholder={jobFormWords.chooseCountry} />
          <TextField {...field('place')} />
        </FieldRow>
      </FormPart>
      <FormPart title={parts.person}>
        <TextField {...field('qualifications')} rows={3} />
        <TextField {...field('experience')} rows={3} />
      </FormPart>
      <FormPart title={parts.work}>
        <TextField {...field('responsibilities')} rows={6} hint={jobFormWords.responsibilitiesHint} />
      </FormPart>
    </>
  );
}
