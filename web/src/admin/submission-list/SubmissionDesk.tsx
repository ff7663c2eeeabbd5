import Box from '@mui/material/Box';
import type { SubmissionKind } from '@ohmbridge/contract/desk/submission-kinds';
import { Outlet, useParams } from 'react-router-dom';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { useWorklist } from './use-worklist.ts';
import { WorklistPanel } from './WorklistPanel.tsx';

/** The applications: their list, and one of them with the list beside it. */
export const ApplicationDesk = () => (
  <DataBoundary key="applications">
    <SubmissionDesk kind="applications" />
  </DataBoundary>
);

/** The same of enquiries. */
export const EnquiryDesk = () => (
  <DataBoundary key="enquiries">
    <SubmissionDesk kind="enquiries" />
  </DataBoundary>
);

function SubmissionDesk({ kind }: { kind: SubmissionKind }) {
  const worklist = useWorklist(kind);
  const { id } = useParams();
  if (id === undefined) return <Outlet context={worklist} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xl: '300px minmax(0, 1fr)' }, gap: { xl: 4 } }}>
      <Box sx={{ display: { xs: 'none', xl: 'block' } }}>
        <WorklistPanel worklist={worklist} current={id} />
      </Box>
      <Outlet context={worklist} />
    </Box>
  );
}
