import Chip from '@mui/material/Chip';
import { type SubmissionKind, type SubmissionStatus, statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { keptUntil } from '@ohmbridge/contract/nightly/retention';
import { submissionListCopy } from '../../content/admin-submissions.ts';
import { useSubmission } from '../submission/submission-data.ts';
import { useDeskSettings } from './use-desk-settings.ts';

const tones: Partial<Record<SubmissionStatus, 'primary' | 'secondary' | 'error'>> = {
  new: 'primary',
  interview: 'secondary',
  offer: 'secondary',
  hired: 'secondary',
  rejected: 'error',
};

interface StatusChipProps {
  kind: SubmissionKind;
  submission: SubmissionRecord;
  /** Whether the list does not follow it any more. */
  hasLeft?: boolean;
}

/** Where a submission stands; of who was hired, until when they stay on the desk. */
export function StatusChip({ kind, submission, hasLeft = false }: StatusChipProps) {
  return hasLeft ? <FormerRow kind={kind} id={submission.id} /> : <Status submission={submission} />;
}

/** What has left the list is followed by itself. */
function FormerRow({ kind, id }: { kind: SubmissionKind; id: string }) {
  const found = useSubmission(kind, id);
  if (found === 'loading') return null;
  return found === 'gone' ? <Chip size="small" label={submissionListCopy.erased} /> : <Status submission={found} />;
}

function Status({ submission }: { submission: SubmissionRecord }) {
  const { status } = submission;
  const days = useDeskSettings()?.retentionDays;
  const label =
    status === 'hired' && days !== undefined
      ? submissionListCopy.hiredUntil(keptUntil(submission, days))
      : statusWords[status];
  return <Chip size="small" label={label} color={tones[status] ?? 'default'} />;
}
