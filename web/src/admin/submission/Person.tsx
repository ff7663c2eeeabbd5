import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { erasePersonRoute, exportPersonRoute } from '@site/contract/desk/desk-routes';
import { type SubmissionKind, statusWords } from '@site/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { submissionCopy } from '../../content/product/admin-submission.ts';
import { download } from '../../shared/download.ts';
import { useActions } from '../components/use-actions.ts';
import { useConfirm } from '../components/use-confirm.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { aboutOf } from '../submission-list/listed-submissions.ts';
import { useOthers } from './submission-data.ts';

const { person } = submissionCopy;

/** Gives functions that export or erase everything that was sent from an email address. */
export function usePersonActions(email: string) {
  const call = useCall();
  const confirm = useConfirm();
  const { carryOut } = useActions(['person']);
  const exportAll = () =>
    carryOut(email, async () => {
      const { data } = await call(exportPersonRoute, { body: { email } });
      download(new Blob([JSON.stringify(data.person, undefined, 2)], { type: 'application/json' }), person.fileName);
      return { message: person.exported };
    });
  const eraseAll = () =>
    confirm({
      title: person.eraseTitle(email),
      text: [person.eraseConsequence],
      confirm: person.erase,
      busy: submissionCopy.erasing,
      act: () =>
        carryOut(email, async () => {
          await call(erasePersonRoute, { body: { email } });
          return { message: person.erased(email) };
        }),
    });
  return { exportAll, eraseAll };
}

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
            <Link href={`/dashboard/${kind}/${encodeURIComponent(other.id)}`}>
              {other.reference}, {aboutOf(other)}
            </Link>
            , {statusWords[other.status]}
          </li>
        ))}
      </List>
    </section>
  );
}
