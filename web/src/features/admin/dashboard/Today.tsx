import styled from '@emotion/styled/base';
import { collections } from '@ohmbridge/functions/contract/collections';
import { jobFromDocument } from '@ohmbridge/functions/contract/job-document';
import {
  openStatuses,
  type SubmissionKind,
  statusWords,
  submissionKinds,
} from '@ohmbridge/functions/contract/submission-kinds';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { Text } from '../../../components/Text.tsx';
import { todayCopy } from '../../../content/admin-today.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import { aboutOf } from '../submissions/about.ts';
import { submissionConverter, useSubmissionCounter } from '../submissions/live-submissions.ts';

const Part = styled('section')({
  display: 'grid',
  gap: '20px 48px',
  marginBottom: 'clamp(28px, 4vw, 56px)',
  padding: 'clamp(16px, 2.5vw, 28px)',
  borderTop: `3px solid ${colours.amber}`,
  background: colours.warm,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > h2': { gridColumn: '1 / -1' },
});

const Name = styled('h3')({ fontFamily: families.mono, fontSize: '0.8125rem', fontWeight: 450, color: colours.slate });

const List = styled('ul')({ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 8 });

const To = styled(Link)({ color: colours.tealDeep, textUnderlineOffset: '0.25em', overflowWrap: 'anywhere' });

const Soft = styled('span')({ color: colours.slate });

/** What waits, on the first screen: what came in, what is with whom who looks at it, and what closes soon. */
export function Today() {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Text variant="h3" as="h2" id={id}>
        {todayCopy.title}
      </Text>
      <List>
        {submissionKinds.map((kind) => (
          <Fresh key={kind} kind={kind} />
        ))}
      </List>
      <Mine />
      <Closing />
    </Part>
  );
}

function Fresh({ kind }: { kind: SubmissionKind }) {
  const counter = useSubmissionCounter(kind);
  if (!counter) return <li />;
  return (
    <li>
      <To to={`/dashboard/${kind}?status=new`}>{todayCopy.fresh[kind](counter.statuses?.new ?? 0)}</To>
      <Soft>, {todayCopy.unread(counter.unread ?? 0)}</Soft>
    </li>
  );
}

/** As many as a first screen has room for. */
const mostShown = 5;

/** What is assigned to whoever looks at it and still open, the longest unchanged first. */
function Mine() {
  const uid = useSessionKeeper().uid();
  return (
    <div>
      <Name>{todayCopy.mine}</Name>
      {uid && submissionKinds.map((kind) => <MineOf key={kind} kind={kind} uid={uid} />)}
    </div>
  );
}

function MineOf({ kind, uid }: { kind: SubmissionKind; uid: string }) {
  const mine = collection(useFirestore(), collections[kind]).withConverter(submissionConverter());
  const { data: snapshot, status } = useFirestoreCollection(
    query(mine, where('assignee.uid', '==', uid), orderBy('statusChangedAt'), limit(10 * mostShown)),
  );
  if (status === 'loading') return null;
  const open = snapshot.docs
    .map((document) => document.data())
    .filter((one) => openStatuses[kind].includes(one.status));
  if (open.length === 0) return kind === 'applications' ? <Soft>{todayCopy.noneMine}</Soft> : null;
  return (
    <List>
      {open.slice(0, mostShown).map((one) => (
        <li key={one.id}>
          <To to={`/dashboard/${kind}/${encodeURIComponent(one.id)}`}>
            <bdi>
              {one.firstName} {one.lastName}
            </bdi>
            , {aboutOf(one)}
          </To>
          <Soft>
            , {statusWords[one.status]} {todayCopy.since(one.statusChangedAt)}
          </Soft>
        </li>
      ))}
    </List>
  );
}

const weekMilliseconds = 7 * 86_400_000;

function Closing() {
  const [now] = useState(() => Date.now());
  const jobs = collection(useFirestore(), collections.jobs);
  const { data: snapshot, status } = useFirestoreCollection(
    query(
      jobs,
      where('isActive', '==', true),
      where('closesAt', '>', new Date(now)),
      where('closesAt', '<=', new Date(now + weekMilliseconds)),
      orderBy('closesAt'),
      limit(mostShown),
    ),
  );
  if (status === 'loading') return <div />;
  const closing = snapshot.docs.map((job) => jobFromDocument(job.id, job.data()));
  return (
    <div>
      <Name>{todayCopy.closing}</Name>
      {closing.length === 0 ? (
        <Soft>{todayCopy.noneClosing}</Soft>
      ) : (
        <List>
          {closing.map(({ _id, title, closesOn = '' }) => (
            <li key={_id}>
              <To to={`/dashboard/jobs/edit/${encodeURIComponent(_id)}`}>{title}</To>
              <Soft>, {closesOn}</Soft>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
