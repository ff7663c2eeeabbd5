import type { Job } from '@site/contract/jobs/job';
import { questionKinds } from '@site/contract/jobs/question';
import { isCalendarDay } from '@site/contract/shared/time';
import { type Dispatch, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAdminDraft } from '../components/admin-draft.tsx';
import { emptyJobValues, type JobValues, jobValues, valuesOfJob, withText } from './job-values.ts';
import { chosenFile, type PdfChoice, type PdfEvent } from './pdf-choice.ts';

/** The reference of a save: the idempotency key of a new job, or the version of an existing job that the admin has edited. */
export interface SaveKey {
  idempotencyKey?: string;
  unchangedSince?: string;
}

const storedQuestion = z.object({
  words: z.string(),
  kind: z.enum(['', ...questionKinds]),
  options: z.string(),
  required: z.boolean(),
});

const values = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.record(z.string(), z.string()), z.array(storedQuestion)]),
);

const draftSchema = z.object({
  values,
  /** For an existing job: the version that the draft is based on. */
  base: z.exactOptional(z.object({ values, pdfUrl: z.exactOptional(z.string()) })),
  idempotencyKey: z.exactOptional(z.string()),
  unchangedSince: z.exactOptional(z.string()),
  uploaded: z.exactOptional(z.object({ name: z.string(), size: z.number(), path: z.string() })),
  /** Whether a chosen PDF was not uploaded; a browser cannot store it with the draft. */
  lostFile: z.boolean(),
  removesPdf: z.boolean(),
});

type JobDraft = BesideFields & { values: JobValues };

type BesideFields = Omit<z.infer<typeof draftSchema>, 'values' | 'base'> & { base?: JobBase };

/** The version on which a draft is based. Its fields are needed to separate the changes of two admins. */
interface JobBase {
  values: JobValues;
  pdfUrl?: string;
}

export function baseOf(job: Job): JobBase {
  return { values: valuesOfJob(job), ...(job.pdfUrl !== undefined && { pdfUrl: job.pdfUrl }) };
}

export function besideFields(pdf: PdfChoice, saveKey: SaveKey = {}, base?: JobBase): BesideFields {
  return {
    ...(base && { base }),
    ...saveKey,
    ...(pdf.kind === 'uploaded' && { uploaded: { ...pdf.facts, path: pdf.path } }),
    lostFile: chosenFile(pdf) !== undefined && pdf.kind !== 'uploaded',
    removesPdf: pdf.kind === 'remove',
  };
}

export function jobDraftFrom(stored: unknown): JobDraft | undefined {
  const { data } = z.safeParse(draftSchema, stored);
  if (!data) return undefined;
  const { base, ...draft } = data;
  const known = base && { base: { ...base, values: currentValues(base.values) } };
  return { ...draft, values: currentValues(data.values), ...known };
}

/** Gives the values for the current form. A draft may come from another version of the form, with more or fewer fields. */
function currentValues(stored: z.infer<typeof draftSchema>['values']): JobValues {
  return jobValues((field) => {
    const [value, empty] = [stored[field], emptyJobValues[field]];
    // A half-typed day is left out.
    if (field === 'closesOn' && !(typeof value === 'string' && isCalendarDay(value))) return empty;
    if (Array.isArray(empty)) return Array.isArray(value) ? value : empty;
    if (typeof empty === 'object') return typeof value === 'object' ? withText(empty, value) : empty;
    return typeof value === typeof empty && value !== undefined && typeof value !== 'object' ? value : empty;
  });
}

interface DraftedJobForm<Output> {
  form: UseFormReturn<JobValues, unknown, Output>;
  pdf: { choice: PdfChoice; dispatch: Dispatch<PdfEvent> };
  saveKey: SaveKey;
  setSaveKey: (saveKey: SaveKey) => void;
  base: JobBase | undefined;
  setBase: (base: JobBase | undefined) => void;
}

export function useJobDraft<Output>(
  jobId: string | undefined,
  { form, pdf: { choice, dispatch }, saveKey, setSaveKey, base, setBase }: DraftedJobForm<Output>,
) {
  const draft = useAdminDraft(form, `job:${jobId ?? 'new'}`, {
    read: jobDraftFrom,
    more: () => besideFields(choice, saveKey, base),
    isChanged: form.formState.isDirty || choice.kind !== 'keep',
    onRestore(restored) {
      const { idempotencyKey, unchangedSince, uploaded } = restored;
      if (idempotencyKey !== undefined) setSaveKey({ idempotencyKey });
      if (unchangedSince !== undefined) setSaveKey({ unchangedSince });
      // A draft without its base version cannot be merged with the saved changes of a colleague.
      setBase(restored.base);
      if (uploaded) {
        const { path, ...facts } = uploaded;
        dispatch({ type: 'restore', facts, path });
      } else if (restored.removesPdf) dispatch({ type: 'remove-current' });
    },
  });
  const { keep, wouldLose } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: no field has changed, but what belongs to the draft has
  useEffect(() => {
    if (wouldLose()) keep();
  }, [choice, saveKey, base, keep, wouldLose]);
  return draft;
}
