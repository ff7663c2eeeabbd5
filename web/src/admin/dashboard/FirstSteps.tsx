import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { collections } from '@site/contract/shared/collections';
import type { AdminDocument } from '@site/contract/team/admin';
import { doc } from 'firebase/firestore';
import { useId } from 'react';
import { useFirestore } from 'reactfire';
import { firstStepsCopy as copy } from '../../content/product/admin-today.ts';
import { Note } from '../components/FormPart.tsx';
import { panel } from '../components/looks.ts';
import { useLive } from '../components/use-live.ts';
import { useJobs } from '../jobs/job-lists.ts';
import { useHasRole } from '../session/roles.ts';
import { useSessionKeeper } from '../session/session.ts';
import { useTeam } from '../team/use-team.ts';

/** The steps that prepare an empty desk, as far as the admin's roles allow them. */
export function FirstSteps() {
  const id = useId();
  const uid = useSessionKeeper().uid() ?? '';
  const record = useLive(doc(useFirestore(), collections.admins, uid))?.data() as AdminDocument | undefined;
  const [looksAfterJobs, invites] = [useHasRole('jobs'), useHasRole('team')];
  return (
    <Box component="section" aria-labelledby={id} sx={{ ...panel('calm'), mt: 2 }}>
      <Typography variant="h3" component="h2" id={id}>
        {copy.title}
      </Typography>
      <Note>{copy.explanation}</Note>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {looksAfterJobs && <PublishStep />}
        {invites && <InviteStep />}
        {/* The record of an admin without a second step says `waived`. */}
        {record && <Step name="secondStep" to="/dashboard/sign-in" isDone={record.secondFactor === undefined} />}
      </Box>
    </Box>
  );
}

function PublishStep() {
  const active = useJobs({ activeOnly: true }, 1);
  const isDone = active.status === 'success' && active.jobs.length > 0;
  return <Step name="publish" to={isDone ? '/dashboard/jobs' : '/dashboard/jobs/new'} isDone={isDone} />;
}

function InviteStep() {
  const { data } = useTeam({ isFollowed: false });
  return <Step name="invite" to="/dashboard/team" isDone={data !== undefined && data.members.length > 1} />;
}

interface StepProps {
  name: keyof typeof copy.steps;
  to: string;
  isDone: boolean;
}

function Step({ name, to, isDone }: StepProps) {
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 44 }}>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="8.5" />
        {isDone && <path d="M5.8 10.4l3 3 5.4-6.6" />}
      </svg>
      <span>
        <Link href={to}>{copy.steps[name]}</Link>
        {isDone && `, ${copy.done}`}
      </span>
    </Stack>
  );
}
