import * as z from 'zod/mini';
import { emptyJobValues, type JobValues, jobValues } from './job-values.ts';
import { chosenFile, type FileFacts, type PdfChoice } from './pdf-choice.ts';

/** What a person has typed into the job form and not saved yet. */
export interface JobDraft {
  /** Whose it is, by e-mail address: nobody else gets to see it. */
  owner: string;
  values: JobValues;
  /** The version of the job that this was typed over. */
  unchangedSince?: string;
  /** A PDF that is uploaded already. */
  uploaded?: FileFacts & { path: string };
  /** A PDF was chosen that is not uploaded; a browser cannot keep it. */
  lostFile: boolean;
  removesPdf: boolean;
}

const draftSchema = z.object({
  owner: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  unchangedSince: z.optional(z.string()),
  uploaded: z.optional(z.object({ name: z.string(), size: z.number(), path: z.string() })),
  lostFile: z.boolean(),
  removesPdf: z.boolean(),
});

/** The draft of a form as it stands. */
export function draftOf(owner: string, values: JobValues, pdf: PdfChoice, unchangedSince?: string): JobDraft {
  return {
    owner,
    values,
    ...(unchangedSince !== undefined && { unchangedSince }),
    ...(pdf.kind === 'uploaded' && { uploaded: { ...pdf.facts, path: pdf.path } }),
    lostFile: chosenFile(pdf) !== undefined && pdf.kind !== 'uploaded',
    removesPdf: pdf.kind === 'remove',
  };
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the draft of one job (or of a new one) for as long as the tab lives, so that it outlives a session that dies.
 * A browser that keeps nothing loses the draft and no more.
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
      const { uploaded, unchangedSince, values, ...draft } = data;
      return {
        ...draft,
        values: keptValues(values),
        ...(uploaded && { uploaded }),
        ...(unchangedSince !== undefined && { unchangedSince }),
      };
    },
  };
}

/** A draft may be older than a field of the form, or younger than one that is gone. */
function keptValues(kept: Record<string, string | boolean>): JobValues {
  return jobValues((field) => {
    const [value, empty] = [kept[field], emptyJobValues[field]];
    return typeof value === typeof empty && value !== undefined ? value : empty;
  });
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
