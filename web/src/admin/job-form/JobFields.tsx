import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { countries } from '@site/contract/firm/countries';
import { currencies } from '@site/contract/firm/currencies';
import type { JobFieldName } from '@site/contract/jobs/job';
import { jobLabels, salaryLabels } from '@site/contract/jobs/job-labels';
import {
  employmentTypes,
  employmentTypeWords,
  salaryPeriods,
  workModes,
  workModeWords,
} from '@site/contract/jobs/job-options';
import { limits } from '@site/contract/shared/limits';
import { type ClipboardEvent, useId } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { jobFormCopy } from '../../content/product/admin-jobs.ts';
import { interfaceCopy } from '../../content/product/interface.ts';
import { FieldError, FieldRow } from '../../ui/form/Field.tsx';
import { fieldsOf } from '../../ui/form/field-errors.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { fieldset } from '../components/looks.ts';
import type { JobValues } from './job-values.ts';

interface FieldsProps {
  form: Pick<UseFormReturn<JobValues>, 'register' | 'formState' | 'getFieldState'>;
}

interface JobFieldsProps extends FieldsProps {
  titleLength: number;
}

export function JobFields({ form, titleLength }: JobFieldsProps) {
  const { parts } = jobFormCopy;
  const input = fieldsOf(form);
  const field = (name: Exclude<JobFieldName, 'isActive' | 'salary' | 'questions'>) => ({
    label: jobLabels[name],
    ...input(name),
  });
  return (
    <>
      <FormPart title={parts.role}>
        <TextField
          {...field('title')}
          hint={jobFormCopy.titleHint(titleLength, limits.jobTitle)}
          // The error shows during typing: a title that is too long was most likely pasted.
          {...(titleLength > limits.jobTitle && {
            error: jobFormCopy.titleTooLong(titleLength, limits.jobTitle),
          })}
        />
        <TextField {...field('type')} optional />
        <FieldRow>
          <SelectField
            {...field('employmentType')}
            options={employmentTypes}
            words={employmentTypeWords}
            placeholder={jobFormCopy.notStated}
            optional
          />
          <SelectField
            {...field('workMode')}
            options={workModes}
            words={workModeWords}
            placeholder={jobFormCopy.notStated}
            optional
          />
        </FieldRow>
        <FieldRow>
          <SelectField {...field('country')} options={countries} placeholder={jobFormCopy.chooseCountry} />
          <TextField {...field('place')} />
        </FieldRow>
        <SalaryFields form={form} />
      </FormPart>
      <FormPart title={parts.person}>
        <TextField {...pasted(field('qualifications'))} rows={3} />
        <TextField {...pasted(field('experience'))} rows={3} />
      </FormPart>
      <FormPart title={parts.work}>
        <TextField {...pasted(field('responsibilities'))} rows={6} hint={jobFormCopy.responsibilitiesHint} />
      </FormPart>
    </>
  );
}

/** Makes a field for pasted lists: the field removes the list marks of other programs. */
function pasted<Field extends { registration: UseFormRegisterReturn }>(field: Field): Field {
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const { target } = event;
    if (!/[\r\n\t]/.test(text) || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    target.setRangeText(cleanPaste(text), target.selectionStart, target.selectionEnd, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { ...field, registration: { ...field.registration, onPaste } };
}

function SalaryFields({ form }: FieldsProps) {
  const id = useId();
  const input = fieldsOf(form);
  const part = (name: keyof JobValues['salary']) => ({ label: salaryLabels[name], ...input(`salary.${name}`) });
  const amount = { inputMode: 'decimal', autoComplete: 'off', optional: true } as const;
  const { message } = form.formState.errors.salary ?? {};
  return (
    <Stack component="fieldset" aria-describedby={message ? id : undefined} sx={{ ...fieldset, gap: '20px' }}>
      <FormLabel component="legend" sx={{ mb: '12px' }}>
        {jobLabels.salary} {interfaceCopy.optional}
      </FormLabel>
      <FieldRow>
        <TextField {...part('min')} {...amount} />
        <TextField {...part('max')} {...amount} hint={jobFormCopy.salaryMaxHint} />
      </FieldRow>
      <FieldRow>
        <SelectField {...part('currency')} options={currencies} placeholder={jobFormCopy.chooseCurrency} optional />
        <SelectField {...part('per')} options={salaryPeriods} placeholder={jobFormCopy.choosePeriod} optional />
      </FieldRow>
      <FieldError id={id} message={message} />
    </Stack>
  );
}

/** The list marks that word processors copy. A letter counts as a list mark only if a tab follows. */
const mark = /^(?:[•·▪▫◦‣●○■□◆►➢✓–—*\-\uf0a7\uf0b7\uf0d8]\s*|[o§]\t\s*|\(?(?:\d{1,2}|[a-z])[.)](?=\s)\s*)/;

/**
 * Cleans text that is pasted into a field with several lines. List marks, numbers, tabs and empty lines are removed, because
 * the form and the page add them.
 */
export function cleanPaste(text: string): string {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029\v]/).map((line) =>
    line
      .trim()
      .replace(mark, '')
      .replaceAll(/[\t\u00a0]+/g, ' ')
      .trim(),
  );
  return lines.filter((line) => line !== '').join('\n');
}
