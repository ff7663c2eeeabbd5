import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { erasePersonRoute, exportPersonRoute } from '@ohmbridge/contract/desk/desk-routes';
import { type SubmissionKind, statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { useMutation } from '@tanstack/react-query';
import { submissionCopy } from '../../content/admin-submission.ts';
import { download } from '../../shared/download.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useConfirm } from '../components/use-confirm.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { aboutOf } from '../submission-list/listed-submissions.ts';
import { useOthers } from './submission-data.ts';

const { person } = submissionCopy;

/** Everything that was sent from this address, to export or to erase. */
export function PersonData({ submission: { email } }: { submission: Pick<SubmissionRecord, 'email'> }) {
  const call = useCall();
  const confirm = useConfirm();
  const exported = useMutation({
    mutationFn: () => call(exportPersonRoute, { body: { email } }),
    onSuccess: ({ data }) =>
      download(new Blob([JSON.stringify(data.person, undefined, 2)], { type: 'application/json' }), person.fileName),
  });
  const erased = useMutation({
    mutationFn: () => call(erasePersonRoute, { body: { email } }),
  });
  const erase = () =>
    confirm({
      title: person.eraseTitle(email),
      text: [person.eraseConsequence],
      confirm: person.erase,
      busy: submissionCopy.erasing,
      act: erased.mutateAsync,
    });
  const failure = exported.error ?? erased.error;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ fontSize: '1.0625rem' }}>
        {person.title}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        <TextAction aria-disabled={exported.isPending} onClick={() => exported.mutate()}>
          {person.export}
        </TextAction>
        <TextAction color="error" onClick={() => void erase()}>
          {person.erase}
        </TextAction>
      </Stack>
      <p role="status">{exported.isSuccess && person.exported}</p>
      <p role="alert">{failure?.message}</p>
    </section>
  );
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
