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
  /** Whether the row has left the list, so that the list no longer follows it. */
  hasLeft?: boolean;
  /** Whether the last day on the desk is left out, because there is no room. */
  isShort?: boolean;
}

/**
 * The status of a submission, and the status that a waiting message will bring. After a hire, the chip also shows the last day
 * on the desk.
 */
export function StatusChip({ kind, submission, hasLeft = false, isShort = false }: StatusChipProps) {
  if (hasLeft) return <FormerRow kind={kind} id={submission.id} isShort={isShort} />;
  return <Status submission={submission} isShort={isShort} />;
}

/** The status of a row that has left the list; the row needs its own listener. */
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
  // A narrow place shows the coming status alone; a wide place shows both.
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

/** The status to which a waiting message moves its recipient, and the time when the message leaves. */
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
