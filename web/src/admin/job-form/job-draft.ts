import type { Job } from '@ohmbridge/contract/jobs/job';
import { questionKinds } from '@ohmbridge/contract/jobs/question';
import { isCalendarDay } from '@ohmbridge/contract/shared/time';
import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { attempt } from '../../shared/attempt.ts';
import { useSession } from '../session/use-session.ts';
import { emptyJobValues, type JobValues, jobValues, valuesOfJob, withText } from './job-values.ts';
import { chosenFile, type PdfChoice, type PdfEvent } from './pdf-choice.ts';

/** What a save refers to: a new job has its idempotency key, an existing one the version that was typed over. */
export interface SaveKey {
  idempotencyKey?: string;
  unchangedSince?: string;
}

const keptQuestion = z.object({
  words: z.string(),
  kind: z.enum(['', ...questionKinds]),
  options: z.string(),
  required: z.boolean(),
});

const values = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.record(z.string(), z.string()), z.array(keptQuestion)]),
);

const draftSchema = z.object({
  /** The email address of the author: nobody else sees the draft. */
  owner: z.string(),
  values,
  /** For an existing job: the version that the draft is based on. */
  base: z.exactOptional(z.object({ values, pdfUrl: z.exactOptional(z.string()) })),
  idempotencyKey: z.exactOptional(z.string()),
  unchangedSince: z.exactOptional(z.string()),
  /** A PDF that is uploaded already. */
  uploaded: z.exactOptional(z.object({ name: z.string(), size: z.number(), path: z.string() })),
  /** A PDF was chosen that is not uploaded; a browser cannot keep it. */
  lostFile: z.boolean(),
  removesPdf: z.boolean(),
});

/** What a person has typed into the job form and not saved yet. */
type JobDraft = Omit<z.infer<typeof draftSchema>, 'values' | 'base'> & { values: JobValues; base?: JobBase };

/** The version that a draft is based on, with the fields that tell the changes of two admins apart. */
interface JobBase {
  values: JobValues;
  pdfUrl?: string;
}

export function baseOf(job: Job): JobBase {
  return { values: valuesOfJob(job), ...(job.pdfUrl !== undefined && { pdfUrl: job.pdfUrl }) };
}

/** The draft of a form as it stands. */
export function draftOf(
  owner: string,
  values: JobValues,
  pdf: PdfChoice,
  saveKey: SaveKey = {},
  base?: JobBase,
): JobDraft {
  return {
    owner,
    values,
    ...(base && { base }),
    ...saveKey,
    ...(pdf.kind === 'uploaded' && { uploaded: { ...pdf.facts, path: pdf.path } }),
    lostFile: chosenFile(pdf) !== undefined && pdf.kind !== 'uploaded',
    removesPdf: pdf.kind === 'remove',
  };
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the draft of one job (or of a new one) for as long as the tab lives, so that it outlives a session that dies.
 * In a browser without storage there are no drafts, and all else works.
 */
export function draftKeeper(storage: () => DraftStorage, jobId: string | undefined) {
  const key = `job-draft:${jobId ?? 'new'}`;
  return {
    keep: (draft: JobDraft) => attempt(() => storage().setItem(key, JSON.stringify(draft))),
    drop: () => attempt(() => storage().removeItem(key)),
    read: (owner: string): JobDraft | undefined => {
      const stored: unknown = attempt(() => JSON.parse(storage().getItem(key) ?? 'null'));
      const { success, data } = z.safeParse(draftSchema, stored);
      if (!success || data.owner !== owner) return undefined;
      const { base, ...draft } = data;
      const known = base && { base: { ...base, values: keptValues(base.values) } };
      return { ...draft, values: keptValues(data.values), ...known };
    },
  };
}

/** A draft may come from another version of the form, with a field less or more. */
function keptValues(kept: z.infer<typeof draftSchema>['values']): JobValues {
  return jobValues((field) => {
    const [value, empty] = [kept[field], emptyJobValues[field]];
    // A day that was half typed.
    if (field === 'closesOn' && !(typeof value === 'string' && isCalendarDay(value))) return empty;
    if (Array.isArray(empty)) return Array.isArray(value) ? value : empty;
    if (typeof empty === 'object') return typeof value === 'object' ? withText(empty, value) : empty;
    return typeof value === typeof empty && value !== undefined && typeof value !== 'object' ? value : empty;
  });
}

/** The draft is stored once the admin pauses for this long, not at every key. */
const pauseMilliseconds = 300;

interface DraftedForm<Output> {
  form: UseFormReturn<JobValues, unknown, Output>;
  pdf: { choice: PdfChoice; tell: Dispatch<PdfEvent> };
  saveKey: SaveKey;
  setSaveKey: (saveKey: SaveKey) => void;
  base: JobBase | undefined;
  setBase: (base: JobBase | undefined) => void;
}

/** Keeps what is typed and not saved, puts it back when the form opens again, and knows what leaving would lose. */
export function useDraft<Output>(
  jobId: string | undefined,
  { form, pdf, saveKey, setSaveKey, base, setBase }: DraftedForm<Output>,
) {
  const { subscribe, getValues, reset, formState } = form;
  const { choice, tell } = pdf;
  const session = useSession();
  const owner = session.status === 'signed-in' ? session.user.email : '';
  const drafts = useMemo(() => draftKeeper(() => sessionStorage, jobId), [jobId]);
  const [restored, setRestored] = useState(() => drafts.read(owner));
  const isChanged = formState.isDirty || choice.kind !== 'keep';
  const wouldLoseNow = useRef(false);

  useEffect(() => {
    if (!restored) return;
    const { idempotencyKey, unchangedSince, uploaded } = restored;
    reset(restored.values, { keepDefaultValues: true });
    if (idempotencyKey !== undefined) setSaveKey({ idempotencyKey });
    if (unchangedSince !== undefined) setSaveKey({ unchangedSince });
    // A draft without its base version cannot be merged with the saved changes of a colleague.
    setBase(restored.base);
    if (uploaded) {
      const { path, ...facts } = uploaded;
      tell({ type: 'restore', facts, path });
    } else if (restored.removesPdf) tell({ type: 'remove-current' });
  }, [restored, reset, tell, setSaveKey, setBase]);

  useEffect(() => {
    wouldLoseNow.current = isChanged;
    if (!isChanged) {
      drafts.drop();
      return undefined;
    }
    const keep = () => {
      if (wouldLoseNow.current) drafts.keep(draftOf(owner, getValues(), choice, saveKey, base));
    };
    keep();
    let pause: ReturnType<typeof setTimeout>;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause);
        pause = setTimeout(keep, pauseMilliseconds);
      },
    });
    return () => {
      stop();
      clearTimeout(pause);
      // The session may have ended in the middle of a word.
      keep();
    };
  }, [isChanged, drafts, owner, choice, saveKey, base, getValues, subscribe]);

  /** From here on there is nothing to lose: it is saved, or the person gives it up. */
  const finish = useCallback(() => {
    wouldLoseNow.current = false;
    drafts.drop();
  }, [drafts]);

  const discard = useCallback(() => {
    setRestored(undefined);
    reset();
    tell({ type: 'clear' });
  }, [reset, tell]);

  const wouldLose = useCallback(() => wouldLoseNow.current, []);

  return { restored, discard, finish, wouldLose };
}
