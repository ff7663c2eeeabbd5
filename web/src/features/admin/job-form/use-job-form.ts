import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Job, type JobInput, jobInputSchema } from '@ohmbridge/functions/contract/job';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useReducer, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { faultsFromApi } from '../../../components/form/field-faults.ts';
import { savedState } from '../jobs/saved-job.ts';
import { emptyJobValues, type JobValues, jobFields, valuesOfJob } from './job-values.ts';
import { nextPdfChoice, noPdfChoice } from './pdf-choice.ts';
import { isCancelled } from './upload-pdf.ts';
import { useDraft } from './use-draft.ts';
import { useJobSave } from './use-job-save.ts';

/** The state of the job form: its fields, its PDF, its draft, and saving it. */
export function useJobForm(job: Job | undefined) {
  const navigate = useNavigate();
  const form = useForm<JobValues, unknown, JobInput>({
    resolver: standardSchemaResolver<JobValues, unknown, JobInput>(jobInputSchema),
    defaultValues: job ? valuesOfJob(job) : emptyJobValues,
  });
  const [pdf, tellPdf] = useReducer(nextPdfChoice, noPdfChoice);
  const [problem, setProblem] = useState<string>();
  const drafts = useDraft(job?._id, form, pdf, tellPdf);
  const { save, cancelUpload } = useJobSave(job?._id, pdf, tellPdf);

  const submit = form.handleSubmit(async (input) => {
    setProblem(undefined);
    try {
      const saved = await save(input);
      drafts.finish();
      await navigate('/dashboard/jobs', { state: savedState(saved.title) });
    } catch (error) {
      if (!isCancelled(error)) showFailure(error);
    }
  });

  function showFailure(error: unknown): void {
    setProblem(error instanceof Error ? error.message : messages.unexpected);
    for (const [index, { field, message }] of faultsFromApi(jobFields, error).entries()) {
      form.setError(field, { message }, { shouldFocus: index === 0 });
    }
    for (const { message } of faultsFromApi(['pdfPath'], error)) tellPdf({ type: 'upload-lost', problem: message });
  }

  return {
    form,
    pdf,
    tellPdf,
    draft: drafts.restored,
    discardDraft: drafts.discard,
    leaving: { wouldLose: drafts.wouldLose, onLeave: drafts.finish },
    outcome: problem === undefined ? undefined : ({ kind: 'error', message: problem } as const),
    submit,
    cancelUpload,
  };
}
