import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type SubmissionKind, statusWords } from '@site/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { keptUntil } from '@site/contract/nightly/retention';
import type { ReactNode } from 'react';
import { submissionListCopy } from '../../content/product/admin-submission-list.ts';
import { useNow } from '../../shared/use-now.ts';
import { useSubmission } from '../submission/submission-data.ts';
import { StatusMark } from './StatusMark.tsx';
import { useDeskSettings } from './use-desk-settings.ts';

interface StatusChipProps {
  kind: SubmissionKind;
  submission: SubmissionRecord;
  /** Whether the list does not follow it any more. */
  hasLeft?: boolean;
  /** Leaves out the last day on the desk, if there is no room. */
  isShort?: boolean;
}

/** The status of a submission, and the status that a message on its way brings; after a hire, until when it stays on the desk. */
export function StatusChip({ kind, submission, hasLeft = false, isShort = false }: StatusChipProps) {
  if (hasLeft) return <FormerRow kind={kind} id={submission.id} isShort={isShort} />;
  return <Status submission={submission} isShort={isShort} />;
}

/** A row that has left the list has its own listener. */
function FormerRow({ kind, id, isShort }: { kind: SubmissionKind; id: string; isShort: boolean }) {
  const found = useSubmission(kind, id);
  if (found === 'loading') return null;
  if (typeof found === 'string') return <Chip size="small" label={submissionListCopy.erased} />;
  return <Status submission={found} isShort={isShort} />;
}

function Status({ submission, isShort }: { submission: SubmissionRecord; isShort: boolean }) {
  const { status } = submission;
  const days = useDeskSettings()?.retentionDays;
  const isDated = status === 'hired' && days !== undefined && !isShort;
  const label = isDated ? (
    <>
      {statusWords[status]}
      <span data-erased>{submissionListCopy.erasedOn(keptUntil(submission, days))}</span>
    </>
  ) : undefined;
  // A narrow place shows the status that is about to be, and the wide ones both.
  if (submission.waitingMove && isShort) return <LeavingChip waitingMove={submission.waitingMove} />;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', flexShrink: isShort ? 0 : 1, gap: 0.5 }}>
      <StatusOf submission={submission} label={label} />
      {submission.waitingMove && <LeavingChip waitingMove={submission.waitingMove} />}
    </Stack>
  );
}

interface LeavingChipProps {
  waitingMove: NonNullable<SubmissionRecord['waitingMove']>;
}

/** Where a message on its way moves its recipient, and when it leaves. */
export function LeavingChip({ waitingMove: { to, leavesAt } }: LeavingChipProps) {
  const now = useNow();
  const label = submissionListCopy.leaving(to, new Date(leavesAt), now);
  return <Chip size="small" icon={<StatusMark status={to} />} label={label} />;
}

interface StatusOfProps {
  submission: Pick<SubmissionRecord, 'status'>;
  label?: ReactNode;
}

export function StatusOf({ submission: { status }, label = statusWords[status] }: StatusOfProps) {
  return <Chip size="small" icon={<StatusMark status={status} />} label={label} />;
}
