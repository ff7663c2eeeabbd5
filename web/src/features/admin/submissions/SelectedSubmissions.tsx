import { deskLimits } from '@ohmbridge/functions/contract/desk-limits';
import { type SubmissionKind, type SubmissionStatus, statusesOf } from '@ohmbridge/functions/contract/submission-kinds';
import { Link } from 'react-router-dom';
import { kindWords, submissionListCopy } from '../../../content/admin-submissions.ts';
import { SelectionBar } from '../components/Selection.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { MoveTo } from './MoveTo.tsx';

/** Nobody withdraws for others, and who is hired leaves the desk for good: that is done one by one. */
const isForMany = (status: SubmissionStatus) => status !== 'withdrawn' && status !== 'hired';

interface SelectedSubmissionsProps {
  kind: SubmissionKind;
  ids: readonly string[];
  isBusy: boolean;
  onMove: (status: SubmissionStatus) => void;
  onClear: () => void;
}

/** What can be done to many submissions at once: they are moved, or written to, each alone. */
export function SelectedSubmissions({ kind, ids, isBusy, onMove, onClear }: SelectedSubmissionsProps) {
  const statuses: readonly SubmissionStatus[] = statusesOf[kind];
  return (
    <SelectionBar label={submissionListCopy.selectedActions(kindWords[kind].many)} count={ids.length} onClear={onClear}>
      <MoveTo
        label={submissionListCopy.moveSelected}
        statuses={statuses.filter(isForMany)}
        isBusy={isBusy}
        onMove={onMove}
      />
      {ids.length <= deskLimits.submissionsPerAction && (
        <TextAction component={Link} to={`/dashboard/${kind}/message?${new URLSearchParams({ ids: ids.join(',') })}`}>
          {submissionListCopy.write}
        </TextAction>
      )}
    </SelectionBar>
  );
}
