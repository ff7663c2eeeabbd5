import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { grades } from '@site/contract/desk/scorecards';
import { useId } from 'react';
import { type FieldPathByValue, type UseFormReturn, useController } from 'react-hook-form';
import { scorecardCopy } from '../../content/product/admin-scorecards.ts';
import { FieldError } from '../../ui/form/FieldError.tsx';
import type { ScorecardValues } from './scorecard-values.ts';

interface GradeFieldProps<Output> {
  form: UseFormReturn<ScorecardValues, unknown, Output>;
  name: FieldPathByValue<ScorecardValues, ScorecardValues['recommendation']>;
  label: string;
}

/** One of four grades, in words: all of them are in sight, and none is preselected. */
export function GradeField<Output>({ form, name, label }: GradeFieldProps<Output>) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, value, ...others } = field;
  const message = fieldState.error?.message;
  return (
    <div>
      <FormLabel id={id} error={message !== undefined}>
        {label}
      </FormLabel>
      <RadioGroup
        {...others}
        value={value}
        aria-labelledby={id}
        aria-describedby={message ? `${id}-error` : undefined}
        aria-required
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, max-content)', md: 'repeat(4, max-content)' },
          columnGap: 2,
          ml: '-10px',
        }}
      >
        {grades.map((grade, index) => (
          <FormControlLabel
            key={grade}
            value={grade}
            label={scorecardCopy.grades[grade]}
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ mr: 1, ml: 0 }}
            control={<Radio size="small" slotProps={{ input: index === 0 ? { ref } : {} }} />}
          />
        ))}
      </RadioGroup>
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}
