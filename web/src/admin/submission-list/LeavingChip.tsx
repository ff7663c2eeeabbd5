import Chip from '@mui/material/Chip';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { submissionListCopy } from '../../content/admin-submission-list.ts';
import { useNow } from '../components/use-now.ts';

interface LeavingChipProps {
  waitingMove: NonNullable<SubmissionRecord['waitingMove']>;
}

/** Where a message on its way moves its recipient, and when it leaves. */
export function LeavingChip({ waitingMove: { to, leavesAt } }: LeavingChipProps) {
  const now = useNow();
  return <Chip size="small" variant="outlined" label={submissionListCopy.leaving(to, new Date(leavesAt), now)} />;
}
