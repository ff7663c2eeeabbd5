import { jobFieldNames } from '@site/contract/jobs/job';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { testRows } from '@site/contract/test-support/test-rows';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { DayField } from '../components/DayField.tsx';
import { AssessmentFields } from './AssessmentFields.tsx';
import { CheckField } from './CheckField.tsx';
import { cleanPaste, JobFields } from './JobFields.tsx';
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
      <DayField control={form.control} name="closesOn" label={jobLabels.closesOn} optional />
      <CheckField control={form.control} name="isActive" label={jobLabels.isActive} />
    </form>
  );
}

it('the form has one input for each field of a job, in the order in which histories name them', () => {
  const names = [...renderToStaticMarkup(<Form />).matchAll(/<(?:input|select|textarea) [^>]*name="(\w+)(?:\.\w+)*"/g)];
  // A field with several parts has one input for each part.
  const fields = names.map(([, name]) => name).filter((name, index, all) => name !== all[index - 1]);
  expect(fields).toEqual(jobFieldNames);
});

testRows([
  ['•\tLead the team\r\n•\tCheck settings', 'Lead the team\nCheck settings'],
  ['1.\tLead the team\n2.\tCheck settings\n10) Report', 'Lead the team\nCheck settings\nReport'],
  ['- Lead\n– Check\n— Report\n* Travel', 'Lead\nCheck\nReport\nTravel'],
  ['o\tLead\n§\tCheck', 'Lead\nCheck'],
  ['\uf0b7 Lead\n\uf0a7\tCheck\n\uf0d8Report', 'Lead\nCheck\nReport'],
  ['a) Lead\n(b) Check', 'Lead\nCheck'],
  ['Lead\n\n\n   \nCheck\n', 'Lead\nCheck'],
  ['Lead\u00a0the\tteam\vCheck', 'Lead the team\nCheck'],
])('a pasted list loses its list marks', (copied, pasted) => {
  expect(cleanPaste(copied)).toBe(pasted);
});

testRows([
  'on site in Leeds',
  '132 kV substations',
  '1.5 years of relay settings',
  'a. c. power systems'.replace('a. c.', 'A.C.'),
  'one or two - as you like',
])('text that only looks like a list mark stays', (text) => {
  expect(cleanPaste(text)).toBe(text);
});
