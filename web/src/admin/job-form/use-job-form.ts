import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Job, type JobInput, jobFieldNames, jobInputSchema } from '@site/contract/jobs/job';
import { createJobRoute, updateJobRoute } from '@site/contract/jobs/job-routes';
import { questionLimits } from '@site/contract/jobs/question';
import { messages } from '@site/contract/shared/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { jobFormCopy, jobListCopy } from '../../content/product/admin-jobs.ts';
import { jobConflictCopy } from '../../content/product/job-changes.ts';
import { useIsLeft } from '../../shared/leaving.ts';
import type { Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldErrorsFromApi, refusalOf } from '../../ui/form/field-errors.ts';
import { useNotify } from '../components/Notices.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { jobSavedMeanwhile, mergedValues } from './job-conflict.ts';
import { baseOf, type SaveKey, useJobDraft } from './job-draft.ts';
import { emptyJobValues, type JobValues, valuesOfJob } from './job-values.ts';
import { isCancelled, usePdf } from './pdf-upload.ts';

const questionInputs = Array.from({ length: questionLimits.questions }, (_, index) =>
  (['words', 'kind', 'options'] as const).map((part) => `questions.${index}.${part}` as const),
).flat();

/** The inputs that an error can name: a field, or a part of a field. */
const inputNames = jobFieldNames.flatMap((field) => {
  if (field === 'salary') return [field, 'salary.min', 'salary.max', 'salary.currency', 'salary.per'] as const;
  return field === 'questions' ? ([field, ...questionInputs] as const) : [field];
});

const saveKeyOf = (job: Job | undefined): SaveKey =>
  job ? { unchangedSince: job.updatedAt } : { idempotencyKey: crypto.randomUUID() };

/** The state of the job form: its fields, PDF and draft, the save, and the conflict with an admin who saved first. */
export function useJobForm(job: Job | undefined) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const call = useCall();
  const form = useForm<JobValues, unknown, JobInput>({
    resolver: standardSchemaResolver<JobValues, unknown, JobInput>(jobInputSchema),
    defaultValues: job ? valuesOfJob(job) : emptyJobValues,
  });
  const pdf = usePdf();
  const [outcome, setOutcome] = useState<Outcome>();
  /** The job with which the form compares its fields to find the changes. */
  const [known, setKnown] = useState(job);
  const [saveKey, setSaveKey] = useState(() => saveKeyOf(job));
  /** The version on which the form is based. The version of a draft can be older than the job that the form loaded. */
  const [base, setBase] = useState(() => job && baseOf(job));
  /** The job as another admin has saved it in the meantime, until the admin chooses between the versions. */
  const [theirs, setTheirs] = useState<Job>();
  const draft = useJobDraft(job?._id, { form, pdf, saveKey, setSaveKey, base, setBase });

  const isLeft = useIsLeft();

  /**
   * Saves the PDF first, straight to Cloud Storage, and then the fields, which claim the PDF. Saves nothing if the admin leaves
   * before the fields are sent.
   */
  async function save(input: JobInput, { idempotencyKey, unchangedSince }: SaveKey): Promise<Job | undefined> {
    // The API keeps these two fields if they are missing in the request.
    const assessment = { criteria: input.criteria ?? [], namesHidden: input.namesHidden ?? false };
    const body = { ...input, ...assessment, ...(await pdf.send()) };
    if (isLeft.current) return undefined;
    const { data } = await (job === undefined
      ? call(createJobRoute, { body, ...(idempotencyKey && { idempotencyKey }) })
      : call(updateJobRoute, { body: { ...body, unchangedSince }, parameters: { id: job._id } }));
    return data.job;
  }

  async function submitWith(key: SaveKey): Promise<boolean> {
    let isSaved = false;
    await form.handleSubmit(async (input) => {
      setOutcome(undefined);
      try {
        const saved = await save(input, key);
        if (!saved) return;
        isSaved = true;
        draft.finish();
        notify({ severity: 'success', message: jobListCopy.saved(saved.title) });
        // After the admin has left the form, the page must not navigate.
        if (!isLeft.current) await navigate({ pathname: '/dashboard/jobs', search });
      } catch (error) {
        if (isCancelled(error)) return;
        if (isLeft.current) notify({ severity: 'error', message: jobFormCopy.notSaved(input.title) });
        else showFailure(error);
      }
    })();
    return isSaved;
  }

  function showFailure(error: unknown): void {
    const current = jobSavedMeanwhile(error);
    if (current) {
      setTheirs(current);
      return;
    }
    setOutcome(refusalOf(error, inputNames, form.setError));
    // The PDF must be uploaded again only if its file is lost.
    for (const { message } of fieldErrorsFromApi(['pdfPath'], error))
      pdf.dispatch({ type: message === messages.pdfMissing ? 'upload-lost' : 'refuse', error: message });
  }

  function know(current: Job): void {
    setKnown(current);
    setSaveKey(saveKeyOf(current));
    setBase(baseOf(current));
  }

  /** Merges the changes of both admins; `undefined` if they changed the same part. */
  function bothOf(current: Job): JobValues | undefined {
    if (!base || (pdf.choice.kind !== 'keep' && current.pdfUrl !== base.pdfUrl)) return undefined;
    return mergedValues(base.values, form.getValues(), valuesOfJob(current));
  }

  /** Saves over the newer version: the typed values, or the merged values of both admins. */
  function saveOver(current: Job, both: JobValues | undefined): void {
    if (form.formState.isSubmitting) return;
    // The newer version is now the base for finding changes.
    form.reset(valuesOfJob(current), both ? {} : { keepValues: true, keepDirty: true });
    for (const [field, value] of Object.entries(both ?? {}) as [keyof JobValues, never][])
      form.setValue(field, value, { shouldDirty: true });
    know(current);
    void submitWith(saveKeyOf(current));
  }

  function takeTheirs(current: Job): void {
    if (form.formState.isSubmitting) return;
    form.reset(valuesOfJob(current));
    pdf.dispatch({ type: 'clear' });
    know(current);
    setTheirs(undefined);
    setOutcome({ kind: 'success', message: jobConflictCopy.taken });
  }

  function discardDraft(): void {
    draft.discard();
    pdf.dispatch({ type: 'clear' });
    setSaveKey(saveKeyOf(known));
    setBase(known && baseOf(known));
    setTheirs(undefined);
  }

  return {
    form,
    pdf: { ...pdf, currentUrl: known?.pdfUrl },
    draft: { ...draft, discard: discardDraft },
    conflict: { theirs, both: theirs && bothOf(theirs), saveOver, takeTheirs },
    outcome,
    submit: () => submitWith(saveKey),
    /** The job that a save would close; `undefined` if it would close none. */
    closed: () => (known?.isActive && !form.getValues('isActive') ? known : undefined),
  };
}
