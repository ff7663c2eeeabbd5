import { type Job, type JobFieldName, jobFieldNames } from '@site/contract/jobs/job';
import { salaryWords } from '@site/contract/jobs/job-options';
import type { JobConflict } from '@site/contract/jobs/job-routes';
import { optionalSalary } from '@site/contract/jobs/salary';
import { jobFormCopy, jobListCopy } from '../../content/product/admin-jobs.ts';
import { jobConflictCopy } from '../../content/product/job-changes.ts';
import { ApiError } from '../../shared/api.ts';
import { type JobValue, type JobValues, jobValues, type QuestionValues, valuesOfJob } from './job-values.ts';
import { chosenFile, type PdfChoice } from './pdf-choice.ts';

/** Gives the current job if the API refused the save because the job has changed. */
export function jobSavedMeanwhile(error: unknown): Job | undefined {
  // Errors about a PDF have the same status, but contain no job.
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.data as Partial<JobConflict> | undefined)?.job;
}

interface Difference {
  field: keyof JobValues | 'pdf';
  theirs: string;
  mine: string;
}

/** Lists the fields in which the current job differs from the job that the form would save. */
export function differencesFrom(job: Job, mine: JobValues, pdf: PdfChoice): Difference[] {
  const theirs = valuesOfJob(job);
  const differences: Difference[] = jobFieldNames
    .map((field) => ({ field, theirs: shown(theirs[field], field), mine: shown(mine[field], field) }))
    .filter((difference) => difference.theirs !== difference.mine);
  const ofPdf = pdfDifference(job, pdf);
  return ofPdf ? [...differences, ofPdf] : differences;
}

/** Gives the difference in the PDF. A form without a PDF choice keeps the stored PDF, which is not a difference. */
function pdfDifference({ pdfUrl, pdfPath }: Job, pdf: PdfChoice): Difference | undefined {
  const theirs = pdfUrl || jobConflictCopy.noPdf;
  if (pdf.kind === 'remove') return pdfUrl ? { field: 'pdf', theirs, mine: jobConflictCopy.noPdf } : undefined;
  // The previous save succeeded, but its answer was lost.
  if (pdf.kind === 'uploaded' && pdf.path === pdfPath) return undefined;
  const file = chosenFile(pdf);
  return file && { field: 'pdf', theirs, mine: file.name };
}

function shown(value: JobValue, field: JobFieldName): string {
  if (field === 'namesHidden') return value ? jobFormCopy.assessment.hidden : jobFormCopy.assessment.shown;
  if (typeof value === 'boolean') return jobListCopy.status({ isActive: value });
  if (Array.isArray(value)) return value.map(shownQuestion).join('\n') || jobConflictCopy.empty;
  if (typeof value === 'object') return shownSalary(value) || jobConflictCopy.empty;
  // The API trims the text in the same way.
  return value.trim() || jobConflictCopy.empty;
}

/**
 * Gives the salary as text. Equal amounts have equal texts, however the admin typed them. An incomplete salary stays as typed.
 */
function shownSalary(value: JobValues['salary']): string {
  const { success, data } = optionalSalary.safeParse(value);
  if (!success) return Object.values(value).join(' ').trim();
  return data ? salaryWords(data) : '';
}

function shownQuestion({ words, kind, options, required }: QuestionValues): string {
  const { kinds, required: isRequired } = jobFormCopy.questions;
  const choice =
    kind === 'one-of'
      ? options
          .split('\n')
          .map((option) => option.trim())
          .filter(Boolean)
          .join(' / ')
      : undefined;
  const facts = [kind && kinds[kind], choice, required && isRequired].filter(Boolean);
  return `${words.trim()} (${facts.join('; ')})`;
}

const isSame = (one: JobValue, other: JobValue) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges the changes of two admins to different fields of a job. Gives `undefined` if they changed the same field differently:
 * the admin must choose.
 * @param known the job before both changes
 */
export function mergedValues(known: JobValues, mine: JobValues, theirs: JobValues): JobValues | undefined {
  const isMine = (field: JobFieldName) => !isSame(mine[field], known[field]);
  const clashes = jobFieldNames.some(
    (field) => isMine(field) && !isSame(theirs[field], known[field]) && !isSame(theirs[field], mine[field]),
  );
  return clashes ? undefined : jobValues((field) => (isMine(field) ? mine[field] : theirs[field]));
}
