import styled from '@emotion/styled/base';
import { collections } from '@ohmbridge/functions/contract/collections';
import { type JobChange, jobChangeFromDocument } from '@ohmbridge/functions/contract/job-change';
import { collection, type FirestoreDataConverter, limit, orderBy, query, where } from 'firebase/firestore';
import { useRef } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { Spinner } from '../../../components/Spinner.tsx';
import { useNearScreen } from '../../../components/use-near-screen.ts';
import { jobHistoryCopy } from '../../../content/job-changes.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { FormPart } from '../components/FormPart.tsx';
import { LiveDataBoundary } from '../components/LiveData.tsx';

/** A line of a job's history, and what tells it from the others. */
type ListedChange = JobChange & { id: string };

/** As many as a person reads. */
const maxShown = 50;

const changeConverter: FirestoreDataConverter<ListedChange> = {
  fromFirestore: (snapshot) => ({ id: snapshot.id, ...jobChangeFromDocument(snapshot.data()) }),
  toFirestore: () => {
    throw new Error('The history is written by the API only.');
  },
};

/**
 * What has been done to a job, the newest first, as it is now; `undefined` while it loads.
 * @throws in rendering when the query is refused or fails: use it inside a `LiveDataBoundary`
 */
function useJobChanges(jobId: string): readonly ListedChange[] | undefined {
  const changes = collection(useFirestore(), collections.jobChanges).withConverter(changeConverter);
  const { data: snapshot, status } = useFirestoreCollection(
    query(changes, where('jobId', '==', jobId), orderBy('at', 'desc'), limit(maxShown)),
  );
  return status === 'loading' ? undefined : snapshot.docs.map((document) => document.data());
}

const Frame = styled('div')({ marginTop: 'clamp(48px, 6vw, 80px)' });

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

const Change = styled('li')({
  display: 'grid',
  gap: '2px 32px',
  padding: '12px 0',
  borderBottom: `1px solid ${colours.hairline}`,
  overflowWrap: 'anywhere',
  [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr) minmax(0, 1.5fr)' },
});

const When = styled('time')({
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  lineHeight: 1.9,
  color: colours.slate,
});

const Soft = styled('p')({ color: colours.slate });

/** What has been done to a job, by whom and when, once the reader comes near it. */
export function JobHistory({ jobId }: { jobId: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame);
  return (
    <Frame ref={frame}>
      <FormPart title={jobHistoryCopy.title}>
        {isNear ? (
          <LiveDataBoundary>
            <Changes jobId={jobId} />
          </LiveDataBoundary>
        ) : (
          <Spinner />
        )}
      </FormPart>
    </Frame>
  );
}

function Changes({ jobId }: { jobId: string }) {
  const changes = useJobChanges(jobId);
  if (!changes) return <Spinner />;
  if (changes.length === 0) return <Soft>{jobHistoryCopy.none}</Soft>;
  return (
    <>
      <List>
        {changes.map((change) => (
          <Change key={change.id}>
            <When dateTime={change.at}>{jobHistoryCopy.when(new Date(change.at))}</When>
            <span>{change.by.email}</span>
            <span>{jobHistoryCopy.what(change)}</span>
          </Change>
        ))}
      </List>
      {changes.length === maxShown && <Soft>{jobHistoryCopy.newest(maxShown)}</Soft>}
    </>
  );
}
