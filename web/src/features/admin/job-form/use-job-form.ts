import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Job, type JobInput, jobFieldNames, jobInputSchema } from '@ohmbridge/functions/contract/job';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useReducer, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Outcome } from '../../../components/form/FormBanner.tsx';
import { faultsFromApi } from '../../../components/form/field-faults.ts';
import { jobConflictWords } from '../../../content/job-changes.ts';
import { savedState } from '../jobs/saved-job.ts';
import { jobSavedMeanwhile } from './job-conflict.ts';
import { emptyJobValues, type JobValues, valuesOfJob } from './job-values.ts';
import { nextPdfChoice, noPdfChoice } from './pdf-choice.ts';
import { isCancelled } from './upload-pdf.ts';
import { useDraft } from './use-draft.ts';
import { useJobSave } from './use-job-save.ts';

/** The state of the job form: its fields, its PDF, its draft, saving it, and what to do when somebody else saved first. */
export function useJobForm(job: Job | undefined) {
  const navigate = useNavigate();
  const form = useForm<JobValues, unknown, JobInput>({
    resolver: standardSchemaResolver<JobValues, unknown, JobInput>(jobInputSchema),
    defaultValues: job ? valuesOfJob(job) : emptyJobValues,
  });
  const [pdf, tellPdf] = useReducer(nextPdfChoice, noPdfChoice);
  const [outcome, setOutcome] = useState<Outcome>();
  /** The job as the form knows it: without changes, this is what the fields say. */
  const [known, setKnown] = useState(job);
  const [version, setVersion] = useState(job?.updatedAt);
  /** The job as somebody else has saved it meanwhile, until the person has chosen. */
  const [theirs, setTheirs] = useState<Job>();
  const drafts = useDraft(job?._id, form, pdf, tellPdf, [version, setVersion]);
  const { save, cancelUpload } = useJobSave(job?._id, pdf, tellPdf);

  const saveOver = (unchangedSince: string | undefined) =>
    form.handleSubmit(async (input) => {
      setOutcome(undefined);
      try {
        const saved = await save(input, unchangedSince);
        drafts.finish();
        await navigate('/dashboard/jobs', { state: savedState(saved.title) });
      } catch (error) {
        if (!isCancelled(error)) showFailure(error);
      }
    });

  function showFailure(error: unknown): void {
    const current = jobSavedMeanwhile(error);
    if (current) {
      setTheirs(current);
      return;
    }
    setOutcome({ kind: 'error', message: error instanceof Error ? error.message : messages.unexpected });
    for (const [index, { field, message }] of faultsFromApi(jobFieldNames, error).entries()) {
      form.setError(field, { message }, { shouldFocus: index === 0 });
    }
    for (const { message } of faultsFromApi(['pdfPath'], error)) tellPdf({ type: 'upload-lost', problem: message });
  }

  function know(current: Job): void {
    setKnown(current);
    setVersion(current.updatedAt);
  }

  function keepMine(current: Job): void {
    if (form.formState.isSubmitting) return;
    // What is typed stays; only what it counts as a change of is another job from now on.
    form.reset(valuesOfJob(current), { keepValues: true, keepDirty: true });
    know(current);
    void saveOver(current.updatedAt)();
  }

  function takeTheirs(current: Job): void {
    if (form.formState.isSubmitting) return;
    form.reset(valuesOfJob(current));
    tellPdf({ type: 'clear' });
    know(current);
    setTheirs(undefined);
    setOutcome({ kind: 'success', message: jobConflictWords.taken });
  }

  function discardDraft(): void {
    drafts.discard();
    setVersion(known?.updatedAt);
    setTheirs(undefined);
  }

  return {
    form,
    pdf,
    tellPdf,
    currentPdfUrl: known?.pdfUrl,
    draft: drafts.restored,
    discardDraft,
    leaving: { wouldLose: drafts.wouldLose, onLeave: drafts.finish },
    outcome,
    theirs,
    keepMine,
    takeTheirs,
    submit: saveOver(version),
    cancelUpload,
  };
}
