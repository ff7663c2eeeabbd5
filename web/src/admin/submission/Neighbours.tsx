import Stack from '@mui/material/Stack';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { Link, useLocation } from 'react-router-dom';
import { submissionCopy } from '../../content/admin-submission.ts';
import { TextAction } from '../components/TextAction.tsx';
import { submissionFilters } from '../submissions/submission-filters.ts';
import { submissionsPerPage, useSubmissions } from '../submissions/submission-list.ts';

/** As far as the list is known here: further down nobody goes one by one. */
const known = 4 * submissionsPerPage;

/** The ways to the one before and the one after, in the list that somebody came from. */
export function Neighbours({ kind, id }: { kind: SubmissionKind; id: string }) {
  const { previous, next } = useNeighbours(kind, id);
  return (
    <Stack component="span" direction="row" sx={{ gap: 3 }}>
      {previous && (
        <TextAction component={Link} to={previous} rel="prev">
          {submissionCopy.previous}
        </TextAction>
      )}
      {next && (
        <TextAction component={Link} to={next} rel="next">
          {submissionCopy.next}
        </TextAction>
      )}
    </Stack>
  );
}

/** Where the one before and the one after are, in the list whose filters stand in the address. */
export function useNeighbours(kind: SubmissionKind, id: string) {
  const { search } = useLocation();
  const listed = useSubmissions(kind, submissionFilters(kind, new URLSearchParams(search)), known);
  if (listed.status !== 'live') return {};
  const at = listed.submissions.findIndex((submission) => submission.id === id);
  if (at < 0) return {};
  const to = (index: number) => {
    const other = listed.submissions[index];
    return other && { pathname: `/dashboard/${kind}/${encodeURIComponent(other.id)}`, search };
  };
  return { previous: to(at - 1), next: to(at + 1) };
}
