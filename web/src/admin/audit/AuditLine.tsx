import Link from '@mui/material/Link';
import type { AuditedSubmission } from '@site/contract/team/audit';
import { Fragment } from 'react';
import { auditCopy as copy } from '../../content/product/admin-audit.ts';
import { HistoryLine } from '../components/History.tsx';
import { useHasRole } from '../session/roles.ts';
import type { ListedEntry } from './audit-filters.ts';

export function AuditLine({ entry }: { entry: ListedEntry }) {
  const { at, who, count } = entry;
  const submissions = submissionsOf(entry);
  const isSummed = entry.kind === 'sign-in-refused' || entry.kind === 'role-refused';
  const others = 'submissions' in entry ? entry.count - submissions.length : 0;
  return (
    <HistoryLine at={at} by={who?.email ?? copy.unknown}>
      {copy.what(entry)}
      {submissions.map((submission, index) => (
        <Fragment key={submission.id}>
          {index === 0 ? ' ' : ', '}
          <Submission submission={submission} isErased={entry.kind === 'erased'} />
        </Fragment>
      ))}
      {others > 0 && copy.andMore(others)}
      {isSummed && count !== undefined && count > 1 && copy.times(count)}
    </HistoryLine>
  );
}

function submissionsOf(entry: ListedEntry): readonly AuditedSubmission[] {
  if ('submissions' in entry) return entry.submissions;
  return 'submission' in entry ? [entry.submission] : [];
}

/** The number of the submission; a link if the submission still exists and the admin may see it. */
function Submission({ submission, isErased }: { submission: AuditedSubmission; isErased: boolean }) {
  const { kind, id, reference = copy.withoutNumber(kind) } = submission;
  const maySee = useHasRole('hiring');
  if (isErased || !maySee || submission.reference === undefined) return reference;
  return <Link href={`/dashboard/${kind}/${encodeURIComponent(id)}`}>{reference}</Link>;
}
