import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type CriteriaTemplate,
  criteriaTemplates,
  criteriaText,
  criterionLimits,
} from '@site/contract/jobs/job-assessment';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { jobFormCopy } from '../../content/product/admin-jobs.ts';
import { fieldsOf } from '../../ui/form/field-errors.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { CheckField } from './CheckField.tsx';
import type { JobValues } from './job-values.ts';

const copy = jobFormCopy.assessment;
const templates = Object.keys(criteriaTemplates) as CriteriaTemplate[];
const templateTexts = templates.map((name) => criteriaText(criteriaTemplates[name]));

interface AssessmentFieldsProps<Output> {
  form: UseFormReturn<JobValues, unknown, Output>;
}

export function AssessmentFields<Output>({ form }: AssessmentFieldsProps<Output>) {
  const id = useId();
  const typed = form.watch('criteria');
  // A template must not overwrite criteria that the admin has typed.
  const canBegin = typed.trim() === '' || templateTexts.includes(typed);
  const begin = (name: CriteriaTemplate) => {
    form.setValue('criteria', criteriaText(criteriaTemplates[name]), { shouldDirty: true, shouldValidate: true });
    form.setFocus('criteria');
  };
  return (
    <FormPart title={copy.title}>
      <Note>{copy.explanation}</Note>
      <TextField
        {...fieldsOf(form)('criteria')}
        label={jobLabels.criteria}
        hint={copy.criteriaHint(criterionLimits.criteria, criterionLimits.criterion)}
        rows={6}
        optional
      />
      {canBegin && (
        <Stack
          role="group"
          aria-labelledby={`${id}-templates`}
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Typography id={`${id}-templates`} variant="body2" color="textSecondary">
            {copy.beginWith}
          </Typography>
          {templates.map((name) => (
            <Button key={name} variant="outlined" size="small" onClick={() => begin(name)}>
              {copy.templates[name]}
            </Button>
          ))}
        </Stack>
      )}
      <div>
        <CheckField
          control={form.control}
          name="namesHidden"
          label={jobLabels.namesHidden}
          describedBy={`${id}-names-hidden`}
        />
        <Note id={`${id}-names-hidden`}>{copy.namesHiddenHint}</Note>
      </div>
    </FormPart>
  );
}
