import styled from '@emotion/styled';
import { useRef } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import { useNearScreen } from '../../../components/use-near-screen.ts';
import { jobHistoryWords } from '../../../content/job-changes.ts';
import { colours, families, media } from '../../../theme/tokens.ts';
import { FormPart } from '../job-form/FormPart.tsx';
import { LiveDataBoundary } from '../jobs/LiveDataBoundary.tsx';
import { mostShown, useJobChanges } from './live-job-changes.ts';

const Place = styled('div')({ marginTop: 'clamp(48px, 6vw, 80px)' });

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
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(place);
  return (
    <Place ref={place}>
      <FormPart title={jobHistoryWords.title}>
        {isNear && (
          <LiveDataBoundary>
            <Changes jobId={jobId} />
          </LiveDataBoundary>
        )}
      </FormPart>
    </Place>
  );
}

function Changes({ jobId }: { jobId: string }) {
  const changes = useJobChanges(jobId);
  if (!changes) return <Spinner />;
  if (changes.length === 0) return <Soft>{jobHistoryWords.none}</Soft>;
  return (
    <>
      <List>
        {changes.map((change) => (
          <Change key={change.id}>
            <When dateTime={change.at}>{jobHistoryWords.when(new Date(change.at))}</When>
            <span>{change.by.email}</span>
            <span>{jobHistoryWords.what(change)}</span>
          </Change>
        ))}
      </List>
      {changes.length === mostShown && <Soft>{jobHistoryWords.newest(mostShown)}</Soft>}
    </>
  );
}
