import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { jobChangeFromDocument } from '@ohmbridge/contract/jobs/job-change';
import { collections } from '@ohmbridge/contract/shared/collections';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useRef } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { jobHistoryCopy } from '../../content/job-changes.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useNearScreen } from '../../ui/use-near-screen.ts';
import { FormPart } from '../components/FormPart.tsx';
import { LiveDataBoundary } from '../components/LiveData.tsx';

/** As many as a person reads. */
const maxShown = 50;

const row = {
  display: 'grid',
  gridTemplateColumns: { md: '12rem minmax(0, 1fr) minmax(0, 1.5fr)' },
  alignItems: 'stretch',
  gap: '2px 32px',
  py: '12px',
  overflowWrap: 'anywhere',
} as const;

/** What has been done to a job, by whom and when, once the reader comes near it. */
export function JobHistory({ jobId }: { jobId: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame);
  return (
    <Box ref={frame} sx={{ mt: 'clamp(48px, 6vw, 80px)' }}>
      <FormPart title={jobHistoryCopy.title}>
        {isNear ? (
          <LiveDataBoundary>
            <Changes jobId={jobId} />
          </LiveDataBoundary>
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
  const { data: snapshot, status } = useFirestoreCollection(
    query(changes, where('jobId', '==', jobId), orderBy('at', 'desc'), limit(maxShown)),
  );
  if (status === 'loading') return <Spinner />;
  const lines = snapshot.docs.map((document) => ({ id: document.id, ...jobChangeFromDocument(document.data()) }));
  if (lines.length === 0)
    return (
      <Typography variant="inherit" color="textSecondary">
        {jobHistoryCopy.none}
      </Typography>
    );
  return (
    <>
      <List component="ol" disablePadding>
        {lines.map((change) => (
          <ListItem key={change.id} disableGutters divider sx={row}>
            <Typography
              variant="caption"
              component="time"
              dateTime={change.at}
              color="textSecondary"
              sx={{ lineHeight: 1.9 }}
            >
              {jobHistoryCopy.when(new Date(change.at))}
            </Typography>
            <span>{change.by.email}</span>
            <span>{jobHistoryCopy.what(change)}</span>
          </ListItem>
        ))}
      </List>
      {lines.length === maxShown && (
        <Typography variant="inherit" color="textSecondary">
          {jobHistoryCopy.newest(maxShown)}
        </Typography>
      )}
    </>
  );
}
