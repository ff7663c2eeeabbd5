import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { type SubmissionKind, statusWords } from '@ohmbridge/functions/contract/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/functions/contract/submission-record';
import { Link as RouterLink } from 'react-router-dom';
import { submissionCopy } from '../../../content/admin-submission.ts';
import { aboutOf } from '../submissions/about.ts';
import { useOthers } from './submission-data.ts';

/** What else somebody of the same address has sent of this kind. */
export function OtherSubmissions({ kind, submission }: { kind: SubmissionKind; submission: SubmissionRecord }) {
  const others = useOthers(kind, submission);
  if (others.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ fontSize: '1.0625rem' }}>
        {submissionCopy.others}
      </Typography>
      <List disablePadding sx={{ mt: 1, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {others.map((other) => (
          <li key={other.id}>
            <Link component={RouterLink} to={`/dashboard/${kind}/${encodeURIComponent(other.id)}`}>
              {other.reference}, {aboutOf(other)}
            </Link>
            , {statusWords[other.status]}
          </li>
        ))}
      </List>
    </section>
  );
}
