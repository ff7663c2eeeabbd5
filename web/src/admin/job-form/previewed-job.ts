import type { Country } from '@site/contract/firm/countries';
import { type Job, jobFieldsSchema } from '@site/contract/jobs/job';
import { endOfDay } from '@site/contract/jobs/job-closing';
import { jobLabels } from '@site/contract/jobs/job-labels';
import { jobFormCopy } from '../../content/product/admin-jobs.ts';
import type { JobValues } from './job-values.ts';

export type KnownJob = Pick<Job, '_id' | 'createdAt' | 'updatedAt'> & Partial<Job>;

/**
 * Gives the job as visitors will see it, from the values of the form; `undefined` until it has a title and a country. Other
 * missing texts have a placeholder, and invalid values are left out.
 * @param known the stored job, or a substitute for it
 */
export function previewedJob(values: JobValues, known: KnownJob): Job | undefined {
  const title = values.title.trim();
  const { country } = values;
  if (title === '' || country === '') return undefined;
  const text = (field: 'place' | 'qualifications' | 'experience' | 'responsibilities') =>
    values[field].trim() || jobFormCopy.notWritten(jobLabels[field]);
  const { reference, pdfUrl, publishedAt } = known;
  return {
    _id: known._id,
    createdAt: known.createdAt,
    updatedAt: known.updatedAt,
    title,
    country,
    isActive: values.isActive,
    place: text('place'),
    qualifications: text('qualifications'),
    experience: text('experience'),
    responsibilities: text('responsibilities'),
    ...optionalFields(values, country),
    ...(reference !== undefined && { reference }),
    ...(pdfUrl !== undefined && { pdfUrl }),
    ...(publishedAt !== undefined && { publishedAt }),
  };
}

const optionalNames = ['type', 'employmentType', 'workMode', 'salary', 'questions', 'criteria'] as const;

/** Gives the optional fields of a job, if they are valid. */
function optionalFields(values: JobValues, country: Country): Partial<Job> {
  const { shape } = jobFieldsSchema;
  const valid = optionalNames.map((name) => [name, shape[name].safeParse(values[name]).data]);
  const closesOn = shape.closesOn.safeParse(values.closesOn).data;
  return {
    ...Object.fromEntries(valid.filter(([, value]) => value)),
    ...(values.namesHidden && { namesHidden: true }),
    ...(closesOn && { closesOn, closesAt: endOfDay(closesOn, country).toISOString() }),
  };
}
