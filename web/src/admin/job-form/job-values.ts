import { type Job, type JobFieldName, jobFieldNames } from '@site/contract/jobs/job';
import { criteriaText } from '@site/contract/jobs/job-assessment';
import type { Question, QuestionKind } from '@site/contract/jobs/question';

/** A question in the form: the admin types one option a line. */
export interface QuestionValues {
  words: string;
  kind: QuestionKind | '';
  options: string;
  required: boolean;
}

/**
 * The values of the job form: text fields, which are empty for a new job, and checkboxes. A field with several parts has a text
 * for each part. The questions are a list, and the criteria are one text with one criterion a line.
 */
export type JobValues = {
  [Field in JobFieldName]-?: NonNullable<Job[Field]> extends boolean
    ? boolean
    : NonNullable<Job[Field]> extends readonly Question[]
      ? QuestionValues[]
      : NonNullable<Job[Field]> extends readonly string[]
        ? string
        : NonNullable<Job[Field]> extends object
          ? { [Part in keyof NonNullable<Job[Field]>]-?: string }
          : NonNullable<Job[Field]> | '';
};

export type JobValue = JobValues[JobFieldName];

export function jobValues(fill: (field: JobFieldName) => JobValue): JobValues {
  return Object.fromEntries(jobFieldNames.map((field) => [field, fill(field)])) as JobValues;
}

const emptySalary: JobValues['salary'] = { min: '', max: '', currency: '', per: '' };

function emptyValue(field: JobFieldName): JobValue {
  if (field === 'salary') return emptySalary;
  if (field === 'questions') return [];
  if (field === 'namesHidden') return false;
  return field === 'isActive' ? true : '';
}

export const emptyJobValues = jobValues(emptyValue);

export const emptyQuestion: QuestionValues = { words: '', kind: '', options: '', required: false };

function questionValues({ words, kind, options = [], required }: Question): QuestionValues {
  return { words, kind, options: options.join('\n'), required };
}

export function valuesOfJob(job: Job): JobValues {
  return jobValues((field) => {
    if (field === 'questions') return (job.questions ?? []).map(questionValues);
    if (field === 'criteria') return criteriaText(job.criteria);
    const value = job[field] ?? emptyJobValues[field];
    return typeof value === 'object' ? withText(emptySalary, value) : value;
  });
}

/** Gives the parts of a value as text. Missing parts are as in `empty`, and unknown parts are left out. */
export function withText<Parts extends Record<string, string>>(empty: Parts, value: object): Parts {
  const given = new Map<string, string | number | undefined>(Object.entries(value));
  const parts = Object.entries(empty).map(([part, otherwise]) => [part, String(given.get(part) ?? otherwise)]);
  return Object.fromEntries(parts) as Parts;
}
