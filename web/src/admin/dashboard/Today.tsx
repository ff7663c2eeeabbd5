import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nameOf } from '@ohmbridge/contract/desk/hidden-names';
import { type SubmissionKind, statusWords, submissionKinds } from '@ohmbridge/contract/desk/submission-kinds';
import { jobFromDocument } from '@ohmbridge/contract/jobs/job-document';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { lazy, Suspense, useId } from 'react';
import { useFirestore } from 'reactfire';
import { dashboardCopy } from '../../content/admin.ts';
import { todayCopy } from '../../content/admin-today.ts';
import { panel } from '../components/looks.ts';
import { useLive } from '../components/use-live.ts';
import { queryMilliseconds, useNow } from '../components/use-now.ts';
import { maxShown, useQuarantinedMails } from '../mail/mails.ts';
import { mayOpen, useHasRole, useRoles } from '../session/roles.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import { aboutOf, submissionConverter } from '../submission-list/listed-submissions.ts';
import { useSubmissionCounter } from '../submission-list/submission-counter.ts';
import { ClosedJobs } from './ClosedJobs.tsx';
import { LeavingMessages } from './LeavingMessages.tsx';
import { NextInterviews } from './NextInterviews.tsx';
import { ScorecardsDue } from './ScorecardsDue.tsx';
import { mostOfPart, Part, Row, Rows, Soft, weekMilliseconds } from './TodayParts.tsx';
import { UnansweredSubmissions } from './UnansweredSubmissions.tsx';

// Most admins do not see this part.
const AssignedApplications = lazy(async () => ({
  default: (await import('./AssignedApplications.tsx')).AssignedApplications,
}));

/** The waiting work of the admin's roles, on the first screen. */
export function Today() {
  const id = useId();
  const [hires, interviews, looksAfterJobs] = [useHasRole('hiring'), useHasRole('interviewer'), useHasRole('jobs')];
  return (
    <Paper component="section" aria-labelledby={id} sx={{ ...panel('calm'), mb: 'clamp(28px, 4vw, 56px)' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, gap: '20px 48px' }}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Typography variant="h3" component="h2" id={id}>
            {todayCopy.title}
          </Typography>
        </Box>
        {hires && (
          <div>
            <Rows>
              {submissionKinds.map((kind) => (
                <NewSubmissions key={kind} kind={kind} />
              ))}
              {submissionKinds.map((kind) => (
                <UnansweredSubmissions key={kind} kind={kind} />
              ))}
              {submissionKinds.map((kind) => (
                <QuarantineRow key={kind} kind={kind} />
              ))}
              <LeavingMessages />
            </Rows>
          </div>
        )}
        {(hires || interviews) && (
          <Stack spacing={2}>
            {hires ? (
              <OwnSubmissions />
            ) : (
              <Suspense>
                <AssignedApplications />
              </Suspense>
            )}
            <ScorecardsDue />
            <NextInterviews />
          </Stack>
        )}
        {(hires || looksAfterJobs) && (
          <Stack spacing={2}>
            {looksAfterJobs && <ClosingJobs />}
            {hires && <ClosedJobs />}
          </Stack>
        )}
        {!hires && !interviews && !looksAfterJobs && <OwnPages />}
      </Box>
    </Paper>
  );
}

function NewSubmissions({ kind }: { kind: SubmissionKind }) {
  const counter = useSubmissionCounter(kind);
  if (!counter) return <li />;
  return (
    <Row to={`/dashboard/${kind}?status=new`} about={todayCopy.unread(counter.unread ?? 0)}>
      {todayCopy.fresh[kind](counter.statuses?.new ?? 0)}
    </Row>
  );
}

function QuarantineRow({ kind }: { kind: SubmissionKind }) {
  const { mails, total } = useQuarantinedMails('hiring', kind);
  if (mails.length === 0) return null;
  return (
    <Row to={`/dashboard/${kind}?status=held`} about={todayCopy.held}>
      {todayCopy.fresh[kind](total ?? maxShown)}
    </Row>
  );
}

/** The senders that wait for the admin, from the assigned submissions: the longest first. */
function OwnSubmissions() {
  const uid = useSessionKeeper().uid();
  return (
    <Part title={todayCopy.mine}>
      {uid && submissionKinds.map((kind) => <OwnSubmissionsOf key={kind} kind={kind} uid={uid} />)}
    </Part>
  );
}

function OwnSubmissionsOf({ kind, uid }: { kind: SubmissionKind; uid: string }) {
  const mine = collection(useFirestore(), collections[kind]).withConverter(submissionConverter());
  const snapshot = useLive(
    query(
      mine,
      where('assignee.uid', '==', uid),
      where('waitsSince', '>', new Date(0)),
      orderBy('waitsSince'),
      limit(mostOfPart),
    ),
  );
  if (!snapshot) return null;
  const waiting = snapshot.docs.map((document) => document.data());
  if (waiting.length === 0) return kind === 'applications' ? <Soft>{todayCopy.noneMine}</Soft> : null;
  return (
    <Rows>
      {waiting.map((one) => (
        <Row
          key={one.id}
          to={`/dashboard/${kind}/${encodeURIComponent(one.id)}`}
          about={`${statusWords[one.status]}, ${todayCopy.waits(one.waitsSince ?? one.receivedAt)}`}
        >
          <bdi>{nameOf(one)}</bdi>, {aboutOf(one)}
        </Row>
      ))}
    </Rows>
  );
}

function ClosingJobs() {
  const now = useNow(queryMilliseconds).getTime();
  const jobs = collection(useFirestore(), collections.jobs);
  const snapshot = useLive(
    query(
      jobs,
      where('isActive', '==', true),
      where('closesAt', '>', new Date(now)),
      where('closesAt', '<=', new Date(now + weekMilliseconds)),
      orderBy('closesAt'),
      limit(mostOfPart),
    ),
  );
  if (!snapshot) return <div />;
  const closing = snapshot.docs.map((job) => jobFromDocument(job.id, job.data()));
  return (
    <Part title={todayCopy.closing}>
      {closing.length === 0 ? (
        <Soft>{todayCopy.noneClosing}</Soft>
      ) : (
        <Rows>
          {closing.map(({ _id, title, closesOn = '' }) => (
            <Row key={_id} to={`/dashboard/jobs/edit/${encodeURIComponent(_id)}`} about={todayCopy.closesOn(closesOn)}>
              {title}
            </Row>
          ))}
        </Rows>
      )}
    </Part>
  );
}

/** The pages of an admin whose roles have no waiting work. */
function OwnPages() {
  const roles = useRoles();
  return (
    <Part title={todayCopy.ownPages}>
      <Rows>
        {dashboardCopy.settings.links
          .filter(({ link }) => mayOpen(roles, link))
          .map(({ name, link }) => (
            <li key={link}>
              <Link href={link}>{name}</Link>
            </li>
          ))}
      </Rows>
    </Part>
  );
}
