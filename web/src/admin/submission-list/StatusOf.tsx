import Chip from '@mui/material/Chip';
import { type SubmissionStatus, statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';

const tones: Partial<Record<SubmissionStatus, 'primary' | 'secondary' | 'error'>> = {
  new: 'primary',
  interview: 'secondary',
  offer: 'secondary',
  hired: 'secondary',
  rejected: 'error',
};

interface StatusOfProps {
  submission: Pick<SubmissionRecord, 'status'>;
  /** What it says in place of the status alone. */
  label?: string | undefined;
}

/** Where a submission stands. */
export function StatusOf({ submission: { status }, label = statusWords[status] }: StatusOfProps) {
  return <Chip size="small" label={label} color={tones[status] ?? 'default'} />;
}
