import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { jobLabels } from '@ohmbridge/contract/jobs/job-labels';
import { questionKinds, questionLimits } from '@ohmbridge/contract/jobs/question';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { type Control, type FieldErrors, useController } from 'react-hook-form';
import { jobFormCopy } from '../../content/admin-jobs.ts';
import { FieldError } from '../../ui/form/FieldError.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { Note } from '../components/Note.tsx';
import { fieldset } from '../components/panel.ts';
import { TextAction } from '../components/TextAction.tsx';
import { emptyQuestion, type JobValues, type QuestionValues } from './job-values.ts';

const copy = jobFormCopy.questions;

/** What whoever applies for the job is asked besides. */
export function QuestionFields<Output>({ control }: { control: Control<JobValues, unknown, Output> }) {
  const { field, formState } = useController({ control, name: 'questions' });
  const { value: questions, onChange, onBlur, ref } = field;
  const errors: FieldErrors<JobValues>['questions'] = formState.errors.questions;
  const part = useRef<HTMLDivElement>(null);
  /** What takes the focus when the questions are drawn next: the one that had it is gone, or another has come. */
  const focusNext = useRef<string>(undefined);

  // One field of the form, whose errors are in several inputs.
  useEffect(() => ref({ focus: () => focusIn(part.current, '[aria-invalid="true"]') }), [ref]);
  useEffect(() => {
    if (focusNext.current !== undefined) focusIn(part.current, focusNext.current);
    focusNext.current = undefined;
  });

  const replace = (index: number, changed: QuestionValues) => onChange(questions.with(index, changed));
  const add = () => {
    focusNext.current = `[name="questions.${questions.length}.words"]`;
    onChange([...questions, emptyQuestion]);
  };
  const remove = (index: number) => {
    focusNext.current = 'button:last-of-type';
    onChange(questions.toSpliced(index, 1));
  };
  return (
    <FormPart title={jobLabels.questions}>
      <Note>{copy.explanation(questionLimits.questions)}</Note>
      <Stack ref={part} onBlur={onBlur} sx={{ gap: '40px' }}>
        {questions.map((question, index) => (
          <OneQuestion
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is nothing but what is typed into it
            key={index}
            number={index + 1}
            name={`questions.${index}`}
            question={question}
            errors={errors?.[index]}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => remove(index)}
          />
        ))}
        <FieldError id="questions-error" message={errors?.message} />
        {questions.length < questionLimits.questions && (
          <Button variant="outlined" size="small" onClick={add} sx={{ alignSelf: 'start' }}>
            {copy.add}
          </Button>
        )}
      </Stack>
    </FormPart>
  );
}

function focusIn(part: HTMLElement | null, selector: string): void {
  part?.querySelector<HTMLElement>(selector)?.focus();
}

interface OneQuestionProps {
  number: number;
  /** What its inputs are called in the form. */
  name: string;
  question: QuestionValues;
  errors: Partial<Record<keyof QuestionValues, { message?: string | undefined }>> | undefined;
  onChange: (changed: QuestionValues) => void;
  onRemove: () => void;
}

function OneQuestion({ number, name, question, errors, onChange, onRemove }: OneQuestionProps) {
  const field = (of: 'words' | 'kind' | 'options') => {
    const registration = {
      name: `${name}.${of}`,
      value: question[of],
      onChange: async ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ ...question, [of]: target.value }),
      onBlur: async () => undefined,
      ref: () => undefined,
    };
    return { registration, error: errors?.[of]?.message };
  };
  return (
    <Stack component="fieldset" sx={{ ...fieldset, gap: '20px' }}>
      <FormLabel component="legend" sx={{ mb: '12px' }}>
        {copy.one(number)}
      </FormLabel>
      <TextField {...field('words')} label={copy.words} maxLength={questionLimits.words} />
      <SelectField
        {...field('kind')}
        label={copy.kind}
        options={questionKinds}
        words={copy.kinds}
        placeholder={copy.chooseKind}
      />
      {question.kind === 'one-of' && (
        <TextField {...field('options')} label={copy.options} hint={copy.optionsHint} rows={4} />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <FormControlLabel
          label={copy.required}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mr: 0, ml: '-10px' }}
          control={
            <Checkbox
              name={`${name}.required`}
              checked={question.required}
              onChange={({ target }) => onChange({ ...question, required: target.checked })}
            />
          }
        />
        <TextAction onClick={onRemove}>
          {copy.remove}
          <VisuallyHidden> {copy.one(number)}</VisuallyHidden>
        </TextAction>
      </Stack>
    </Stack>
  );
}
