import styled from '@emotion/styled';
import type { Job } from '@ohmbridge/functions/contract/job';
import { useDeferredValue } from 'react';
import { jobListWords } from '../../../content/admin.ts';
import { colours, families } from '../../../theme/tokens.ts';
import { JobRow } from './JobRow.tsx';
import { asTable } from './table-width.ts';

// Below the width of a table the rows are records, one under the other. Some browsers then forget that it is a table, so
// every part says what it is.
const Table = styled('table')({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `2px solid ${colours.ink}`,
  [asTable]: { display: 'table' },
});

const Head = styled('thead')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [asTable]: { position: 'static', clipPath: 'none' },
});

const HeadRow = styled('tr')({});

const Body = styled('tbody')({ display: 'block', [asTable]: { display: 'table-row-group' } });

const Heading = styled('th')({
  padding: '12px 20px 12px 0',
  textAlign: 'left',
  fontFamily: families.mono,
  fontSize: '0.8125rem',
  fontWeight: 450,
  color: colours.slate,
  borderBottom: `1px solid ${colours.outline}`,
});

/** More than a screen has room for. */
const rowsAtOnce = 10;

interface JobTableProps {
  jobs: readonly Job[];
  /** The id of the job that something is being done to. */
  busyJob: string | undefined;
  onToggle: (job: Job) => void;
  onRemove: (job: Job) => void;
}

/** The jobs, a row each; on a phone, a record each. */
export function JobTable({ jobs, busyJob, onToggle, onRemove }: JobTableProps) {
  // Nobody waits for the rows below the screen: they are drawn once the first are there.
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? jobs : jobs.slice(0, rowsAtOnce);
  return (
    <Table role="table" aria-label={jobListWords.title}>
      <Head role="rowgroup">
        <HeadRow role="row">
          {Object.values(jobListWords.columns).map((name) => (
            <Heading key={name} role="columnheader" scope="col">
              {name}
            </Heading>
          ))}
        </HeadRow>
      </Head>
      <Body role="rowgroup">
        {drawn.map((job) => (
          <JobRow key={job._id} job={job} isBusy={busyJob === job._id} onToggle={onToggle} onRemove={onRemove} />
        ))}
      </Body>
    </Table>
  );
}
