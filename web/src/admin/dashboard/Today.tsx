import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type SubmissionKind, submissionKinds } from '@site/contract/desk/submission-kinds';
import { jobFromDocument } from '@site/contract/jobs/job-document';
import type { MailDocument } from '@site/contract/mail/mail';
import { collections } from '@site/contract/shared/collections';
import { useQuery } from '@tanstack/react-query';
import { collection, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { lazy, Suspense } from 'react';
import { useFirestore } from 'reactfire';
import { dashboardCopy } from '../../content/product/admin.ts';
import { todayCopy } from '../../content/product/admin-today.ts';
import { queryMilliseconds, useNow } from '../../shared/use-now.ts';
import { Note } from '../components/FormPart.tsx';
import { useLive } from '../components/use-live.ts';
import { countOpenApplications } from '../jobs/open-applications.ts';
import { maxShown, useQuarantinedMails } from '../mail/mails.ts';
import { mayOpen, useHasRole, useRoles } from '../session/roles.ts';
import { useSubmissionCounter } from '../submission-list/submission-counter.ts';
import { mostOfPart, Part, Row, Rows, Section, Soft, weekMilliseconds } from './TodayParts.tsx';

/** Other work for the admin's roles, apart from the people who wait for an answer. */
export function Today() {
  const [hires, looksAfterJobs] = [useHasRole('hiring'), useHasRole('jobs')];
  return (
    <Section title={todayCopy.title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
          gap: '16px 56px',
          mt: 1,
        }}
      >
        {hires && (
          <Part title={todayCopy.others}>
            <Rows>
              <NewEnquiries />
              {submissionKinds.map((kind) => (
                <QuarantineRow key={kind} kind={kind} />
              ))}
              <LeavingMessages />
            </Rows>
          </Part>
        )}
        {looksAfterJobs && <ClosingJobs />}
        {hires && <ClosedJobs />}
        {!hires && !looksAfterJobs && <OwnPages />}
      </Box>
    </Section>
  );
}

/** The new enquiries. The busbar shows the new applications. */
function NewEnquiries() {
  const counter = useSubmissionCounter('enquiries');
  if (!counter) return <li />;
  return (
    <Row to="/dashboard/enquiries?status=new" about={todayCopy.unread(counter.unread ?? 0)}>
      {todayCopy.fresh.enquiries(counter.statuses?.new ?? 0)}
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
        <Note sx={{ mt: 1 }}>{todayCopy.noneClosing}</Note>
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

/** Links to the pages of an admin whose roles have no waiting work. */
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

const mostClosed = 20;

/** The jobs that closed last, by their closing date or by an admin, as long as some of their applicants have no answer. */
function ClosedJobs() {
  const firestore = useFirestore();
  const { data: closed = [] } = useQuery({
    queryKey: ['closed-jobs'],
    queryFn: async () => {
      // An open job has no `closedAt`, so the query leaves it out.
      const last = query(collection(firestore, collections.jobs), orderBy('closedAt', 'desc'), limit(mostClosed));
      const jobs = (await getDocsFromServer(last)).docs.map((job) => jobFromDocument(job.id, job.data()));
      return Promise.all(
        jobs.map(async ({ title, reference = '' }) => ({
          ...{ title, reference },
          open: reference ? await countOpenApplications(firestore, [reference]) : 0,
        })),
      );
    },
    staleTime: 0,
  });
  const waiting = closed.filter(({ open }) => open > 0);
  if (waiting.length === 0) return null;
  return (
    <Part title={todayCopy.closed}>
      <Rows>
        {waiting.map(({ title, reference, open }) => (
          <Row key={reference} to={`/dashboard/applications?job=${reference}`} about={todayCopy.open(open)}>
            {title}
          </Row>
        ))}
      </Rows>
    </Part>
  );
}

// Few messages leave later, so the code that takes them back loads on demand.
const TakeBack = lazy(async () => ({ default: (await import('../messages/TakeBack.tsx')).TakeBack }));

const mostLeaving = 250;

/** Messages that leave within this time are left out: the screen that sent them can take them back. */
const soonMilliseconds = 60_000;

/** The messages that leave later, for instance tomorrow morning. The admin can take them back until then. */
function LeavingMessages() {
  const now = useNow(queryMilliseconds).getTime();
  const mails = collection(useFirestore(), collections.mail);
  const snapshot = useLive(
    query(
      mails,
      where('readers', '==', 'hiring'),
      where('delivery.state', '==', 'PENDING'),
      where('emailService.template', '==', 'message'),
      where('delivery.startTime', '>', new Date(now + soonMilliseconds)),
      orderBy('delivery.startTime'),
      limit(mostLeaving + 1),
    ),
  );
  if (!snapshot) return null;
  const leaving = snapshot.docs.slice(0, mostLeaving).flatMap((document) => {
    const { submission, delivery } = document.data() as MailDocument;
    return submission ? [{ ...submission, messageId: document.id, leavesAt: delivery.startTime.toDate() }] : [];
  });
  const [first] = leaving;
  if (!first) return null;
  return (
    <li>
      {todayCopy.leaving(leaving.length, snapshot.docs.length > mostLeaving)}
      <Soft>, {todayCopy.leavesAt(first.leavesAt)}</Soft>{' '}
      <Suspense>
        <TakeBack messages={leaving} />
      </Suspense>
    </li>
  );
}
