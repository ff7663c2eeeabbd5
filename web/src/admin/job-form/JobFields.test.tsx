import { jobFieldNames } from '@ohmbridge/contract/jobs/job';
import { jobLabels } from '@ohmbridge/contract/jobs/job-labels';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { AssessmentFields } from './AssessmentFields.tsx';
import { CheckField } from './CheckField.tsx';
import { ClosingField, JobFields } from './JobFields.tsx';
import { emptyJobValues, emptyQuestion, type JobValues } from './job-values.ts';
import { QuestionFields } from './QuestionFields.tsx';

function Form() {
  const form = useForm<JobValues>({
    defaultValues: { ...emptyJobValues, questions: [{ ...emptyQuestion, kind: 'one-of' }] },
  });
  return (
    <form>
      <JobFields form={form} titleLength={0} />
      <QuestionFields control={form.control} errors={{}} />
      <AssessmentFields form={form} />
      <ClosingField control={form.control} />
      <CheckField control={form.control} name="isActive" label={jobLabels.isActive} />
    </form>
  );
}

it('the form has one input for each field of a job, in the order in which histories name them', () => {
  const names = [...renderToStaticMarkup(<Form />).matchAll(/<(?:input|select|textarea) [^>]*name="(\w+)(?:\.\w+)*"/g)];
  // A field of several parts has an input for each of them.
  const fields = names.map(([, name]) => name).filter((name, index, all) => name !== all[index - 1]);
  expect(fields).toEqual(jobFieldNames);
});
