import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSession } from '../session/use-session.ts';
import { draftKeeper, draftOf } from './job-draft.ts';
import type { JobValues } from './job-values.ts';
import type { PdfChoice, PdfEvent } from './pdf-choice.ts';

/** The version of the job that the form's values were typed over, and how to say that it is another one. */
type JobVersion = readonly [version: string | undefined, setVersion: (version: string | undefined) => void];

/** Keeps what is typed and not saved, puts it back when the form opens again, and knows what leaving would lose. */
export function useDraft<Output>(
  jobId: string | undefined,
  { control, reset, formState }: UseFormReturn<JobValues, unknown, Output>,
  pdf: PdfChoice,
  tellPdf: Dispatch<PdfEvent>,
  [version, setVersion]: JobVersion,
) {
  const session = useSession();
  const owner = session.status === 'signed-in' ? session.user.email : '';
  const drafts = useMemo(() => draftKeeper(() => sessionStorage, jobId), [jobId]);
  const [restored, setRestored] = useState(() => drafts.read(owner));
  const values = useWatch({ control });
  const isChanged = formState.isDirty || pdf.kind !== 'keep';
  const wouldLoseNow = useRef(false);

  useEffect(() => {
    if (!restored) return;
    reset(restored.values, { keepDefaultValues: true });
    if (restored.unchangedSince !== undefined) setVersion(restored.unchangedSince);
    if (restored.uploaded) {
      const { path, ...facts } = restored.uploaded;
      tellPdf({ type: 'restore', facts, path });
    } else if (restored.removesPdf) tellPdf({ type: 'remove-current' });
  }, [restored, reset, tellPdf, setVersion]);

  useEffect(() => {
    wouldLoseNow.current = isChanged;
    // `values` are partial in their type only: every field has a default.
    if (isChanged) drafts.keep(draftOf(owner, values as JobValues, pdf, version));
    else drafts.drop();
  }, [isChanged, drafts, owner, values, pdf, version]);

  /** From here on there is nothing to lose: it is saved, or the person gives it up. */
  const finish = useCallback(() => {
    wouldLoseNow.current = false;
    drafts.drop();
  }, [drafts]);

  const discard = useCallback(() => {
    setRestored(undefined);
    reset();
    tellPdf({ type: 'clear' });
  }, [reset, tellPdf]);

  const wouldLose = useCallback(() => wouldLoseNow.current, []);

  return { restored, discard, finish, wouldLose };
}
