import Chip from '@mui/material/Chip';
import { type SubmissionKind, type SubmissionStatus, statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import { submissionListCopy } from '../../content/admin-submissions.ts';
import { useSubmission } from '../submission/submission-data.ts';
import type { ListedSubmission } from './live-submissions.ts';

const tones: Partial<Record<SubmissionStatus, 'primary' | 'secondary' | 'error'>> = {
  new: 'primary',
  interview: 'secondary',
  offer: 'secondary',
  hired: 'secondary',
  rejected: 'error',
};

interface StatusChipProps {
  kind: SubmissionKind;
  submission: ListedSubmission;
  /** Whether the list does not follow it any more. */
  hasLeft?: boolean;
}

/** Where a submission stands. */
export function StatusChip({ kind, submission, hasLeft = false }: StatusChipProps) {
  return hasLeft ? <FormerRow kind={kind} id={submission.id} /> : <Status status={submission.status} />;
}

/** What has left the list is followed by itself. */
function FormerRow({ kind, id }: { kind: SubmissionKind; id: string }) {
  const found = useSubmission(kind, id);
  if (found === 'loading') return null;
  return found === 'gone' ? <Chip size="small" label={submissionListCopy.erased} /> : <Status status={found.status} />;
}

function Status({ status }: { status: SubmissionStatus }) {
  return <Chip size="small" label={statusWords[status]} color={tones[status] ?? 'default'} />;
}
