import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nameOf } from '@site/contract/desk/hidden-names';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { answerDay } from '@site/contract/desk/working-days';
import type { ReactNode } from 'react';
import { adminCopy } from '../../content/product/admin.ts';
import { nextCopy as copy } from '../../content/product/admin-today.ts';
import { useNow } from '../../shared/use-now.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { RowsSkeleton } from '../components/DataBoundary.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { Note } from '../components/FormPart.tsx';
import { overTheRow } from '../components/looks.ts';
import { useSessionKeeper } from '../session/session.ts';
import { aboutOf, type ListedSubmission } from '../submission-list/listed-submissions.ts';
import { StatusMark } from '../submission-list/StatusMark.tsx';
import { Section } from './TodayParts.tsx';
import { calendarDays, mostNext, useNext } from './waiting.ts';

/** The people and enquiries whose answers are due first. */
export function NextList() {
  const next = useNext();
  const now = useNow();
  const uid = useSessionKeeper().uid() ?? '';
  if (next === 'offline') return <FailureAlert message={adminCopy.offline} />;
  return (
    <Section title={copy.title}>
      {next === 'loading' && <RowsSkeleton rows={mostNext} height={{ xs: 124, md: 61.5 }} />}
      {next !== 'loading' && next.length === 0 && <Note sx={{ py: 2 }}>{copy.none}</Note>}
      {next !== 'loading' && next.length > 0 && (
        <Rows>
          {next.map(({ kind, submission, since, urgency, isMine }) => (
            <Row
              key={submission.id}
              kind={kind}
              submission={submission}
              isMine={isMine}
              age={copy.waits(since, calendarDays(since, now))}
            >
              <Typography component="span" variant="body2" color={urgency === 'late' ? 'error' : 'inherit'}>
                {copy.promised(urgency, answerDay(kind, since))}
              </Typography>
            </Row>
          ))}
        </Rows>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, mt: 1, '& a': { py: 1 } }}>
        {submissionKinds.map((kind) => (
          <Link key={kind} href={`/dashboard/${kind}?sort=waiting`}>
            {copy.all[kind]}
          </Link>
        ))}
        <Link href={`/dashboard/applications?assignee=${uid}`}>{copy.allMine}</Link>
      </Stack>
    </Section>
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, borderTop: 1, borderColor: 'divider' }}>
      {children}
    </Box>
  );
}

/** The whole row is one link; on a phone the action stands beside the name. */
const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: '16px minmax(0, 1fr) auto', md: '16px minmax(0, 1fr) minmax(0, 17rem) 5.5rem' },
  columnGap: 1.5,
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
} as const;

interface RowProps {
  kind: SubmissionKind;
  submission: ListedSubmission;
  isMine?: boolean;
  age?: string;
  /** The day on which the answer is due, or the status of the application. */
  children: ReactNode;
}

export function Row({ kind, submission, isMine, age, children }: RowProps) {
  const name = nameOf(submission);
  return (
    <Box component="li" sx={row}>
      <StatusMark status={submission.status} />
      <div>
        <Typography component="div" variant="inherit" sx={{ fontWeight: 600, lineHeight: 1.35 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography component="div" variant="body2" color="textSecondary" sx={{ lineHeight: 1.35 }}>
          <VisuallyHidden>{copy.kind[kind]}: </VisuallyHidden>
          {aboutOf(submission)}
          {isMine && ` · ${copy.mine}`}
        </Typography>
      </div>
      <Stack sx={{ gridColumn: { xs: 2, md: 3 }, gridRow: { xs: 2, md: 1 } }}>
        {children}
        {age && (
          <Typography component="span" variant="caption" color="textSecondary">
            {age}
          </Typography>
        )}
      </Stack>
      <Button
        href={`/dashboard/${kind}/${encodeURIComponent(submission.id)}`}
        variant="outlined"
        size="small"
        sx={{ ...overTheRow, gridColumn: { xs: 3, md: 4 }, gridRow: 1, position: 'static' }}
      >
        {copy.act[kind]}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Box>
  );
}
