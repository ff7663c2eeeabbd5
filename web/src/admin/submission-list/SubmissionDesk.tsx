import Box from '@mui/material/Box';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { lazy, Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { DataBoundary, RowsSkeleton } from '../components/DataBoundary.tsx';
import { useHadRole } from '../session/roles.ts';
import { useWorklist } from './use-worklist.ts';
import { WorklistPanel } from './WorklistPanel.tsx';

// The screens of an interviewer load on demand, because admins with other roles do not need them.
const AssignedDesk = lazy(async () => ({ default: (await import('../assigned/AssignedDesk.tsx')).AssignedDesk }));

/**
 * The applications: their list, or one application with the list beside it. An interviewer gets only the assigned applications.
 */
export function ApplicationDesk() {
  const seesAll = useHadRole('hiring');
  if (!seesAll)
    return (
      <Suspense fallback={<RowsSkeleton />}>
        <AssignedDesk />
      </Suspense>
    );
  return (
    <DataBoundary key="applications">
      <SubmissionDesk kind="applications" />
    </DataBoundary>
  );
}

export const EnquiryDesk = () => (
  <DataBoundary key="enquiries">
    <SubmissionDesk kind="enquiries" />
  </DataBoundary>
);

function SubmissionDesk({ kind }: { kind: SubmissionKind }) {
  const worklist = useWorklist(kind);
  const { id } = useParams();
  const screen = (
    <Suspense fallback={<RowsSkeleton />}>
      <Outlet context={worklist} />
    </Suspense>
  );
  if (id === undefined) return screen;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xl: '300px minmax(0, 1fr)' }, gap: { xl: 4 } }}>
      <Box sx={{ display: { xs: 'none', xl: 'block' } }}>
        <WorklistPanel worklist={worklist} current={id} />
      </Box>
      {screen}
    </Box>
  );
}
