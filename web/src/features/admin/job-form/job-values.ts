import { type Job, type JobFieldName, jobFieldNames } from '@ohmbridge/functions/contract/job';

/** What is in the fields of the job form: text, of which a new job has none yet, and boxes to tick. */
export type JobValues = {
  [Field in JobFieldName]-?: Job[Field] extends boolean ? boolean : NonNullable<Job[Field]> | '';
};

/** The form's values, made field by field. */
export function jobValues(fill: (field: JobFieldName) => string | boolean): JobValues {
  return Object.fromEntries(jobFieldNames.map((field) => [field, fill(field)])) as JobValues;
}

export const emptyJobValues = jobValues((field) => (field === 'isActive' ? true : ''));

/** An existing job, as the form shows it. */
export function valuesOfJob(job: Job): JobValues {
  return jobValues((field) => job[field] ?? emptyJobValues[field]);
}
