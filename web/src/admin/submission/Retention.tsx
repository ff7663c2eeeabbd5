import Typography from '@mui/material/Typography';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { keptUntil } from '@ohmbridge/contract/nightly/retention';
import { submissionCopy } from '../../content/admin-submission.ts';
import { useDeskSettings } from '../submission-list/use-desk-settings.ts';

interface HiredUntilProps {
  submission: SubmissionRecord;
}

/** Of who was hired, until when they stay on the desk; nothing of others. */
export function HiredUntil({ submission }: HiredUntilProps) {
  return submission.status === 'hired' && <LastDay submission={submission} />;
}

function LastDay({ submission }: HiredUntilProps) {
  const days = useDeskSettings()?.retentionDays ?? Number.POSITIVE_INFINITY;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {submissionCopy.keptHired(keptUntil(submission, days))}
    </Typography>
  );
}

/** The last day on which a submission is kept; nothing of a hired applicant. */
export function RetentionLine({ submission }: { submission: SubmissionRecord }) {
  const days = useDeskSettings()?.retentionDays;
  if (submission.status === 'hired' || days === undefined) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      {submissionCopy.kept(keptUntil(submission, days))}
    </Typography>
  );
}
