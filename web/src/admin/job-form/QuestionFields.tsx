import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { questionKinds, questionLimits } from '@site/contract/jobs/question';
import { useEffect, useRef } from 'react';
import { type Control, type FieldErrors, useController } from 'react-hook-form';
import { jobFormCopy } from '../../content/product/admin-jobs.ts';
import { FieldError } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { FormPart, Note } from '../components/FormPart.tsx';
import { fieldset } from '../components/looks.ts';
import { TextAction } from '../components/TextAction.tsx';
import { emptyQuestion, type JobValues, type QuestionValues } from './job-values.ts';

const copy = jobFormCopy.questions;

interface QuestionFieldsProps<Output> {
  control: Control<JobValues, unknown, Output>;
  errors: FieldErrors<JobValues>;
}

/** The questions to the applicants: one field of the form, with several inputs. */
export function QuestionFields<Output>({ control, errors: { questions: errors } }: QuestionFieldsProps<Output>) {
  const { field } = useController({ control, name: 'questions' });
  const { value: questions, onChange, onBlur, ref } = field;
  const part = useRef<HTMLDivElement>(null);
  /** The input that takes the focus as soon as it is rendered. */
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    const target = wanted.current && part.current?.querySelector<HTMLElement>(wanted.current);
    if (!target) return;
    wanted.current = undefined;
    target.focus();
  });
  useEffect(() => {
    // The form asks for the focus before the errors are rendered.
    const focus = () => {
      wanted.current = '[aria-invalid="true"]';
      part.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    };
    ref({ focus });
  }, [ref]);

  const replace = (index: number, changed: QuestionValues) => onChange(questions.with(index, changed));
  const add = () => {
    wanted.current = `[name="questions.${questions.length}.words"]`;
    onChange([...questions, emptyQuestion]);
  };
  const remove = (index: number) => {
    // The pressed button disappears, so the button that adds a question takes the focus.
    wanted.current = ':scope > button';
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

interface OneQuestionProps {
  number: number;
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
      onChange: async ({ target }: { target: { value: string } }) => onChange({ ...question, [of]: target.value }),
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
      <TextField {...field('words')} label={copy.words} />
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
          control={
            <Checkbox
              name={`${name}.required`}
              checked={question.required}
              onChange={({ target }) => onChange({ ...question, required: target.checked })}
            />
          }
        />
        <TextAction subject={copy.one(number)} onClick={onRemove}>
          {copy.remove}
        </TextAction>
      </Stack>
    </Stack>
  );
}
