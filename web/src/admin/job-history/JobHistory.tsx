import Box from '@mui/material/Box';
import { jobChangeFromDocument } from '@site/contract/jobs/job-change';
import { collections } from '@site/contract/shared/collections';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useRef } from 'react';
import { useFirestore } from 'reactfire';
import { jobHistoryCopy } from '../../content/product/job-changes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { History, HistoryLine } from '../components/History.tsx';
import { Note } from '../components/Note.tsx';
import { useLive } from '../components/use-live.ts';

const maxShown = 50;

/** The history of a job; it loads when the reader scrolls near it. */
export function JobHistory({ jobId }: { jobId: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame);
  return (
    <Box ref={frame} sx={{ mt: 'clamp(48px, 6vw, 80px)' }}>
      <FormPart title={jobHistoryCopy.title}>
        {isNear ? (
          <DataBoundary>
            <Changes jobId={jobId} />
          </DataBoundary>
        ) : (
          <Spinner />
        )}
      </FormPart>
    </Box>
  );
}

/** The newest first, as it is now. It throws when the query is refused or fails, which the boundary around it shows. */
function Changes({ jobId }: { jobId: string }) {
  const changes = collection(useFirestore(), collections.jobChanges);
  const snapshot = useLive(query(changes, where('jobId', '==', jobId), orderBy('at', 'desc'), limit(maxShown)));
  if (!snapshot) return <Spinner />;
  const lines = snapshot.docs.map((document) => ({ id: document.id, ...jobChangeFromDocument(document.data()) }));
  if (lines.length === 0) return <Note>{jobHistoryCopy.none}</Note>;
  return (
    <>
      <History>
        {lines.map((change) => (
          <HistoryLine key={change.id} at={change.at} by={change.by.email}>
            {jobHistoryCopy.what(change)}
          </HistoryLine>
        ))}
      </History>
      {lines.length === maxShown && <Note>{jobHistoryCopy.newest(maxShown)}</Note>}
    </>
  );
}
