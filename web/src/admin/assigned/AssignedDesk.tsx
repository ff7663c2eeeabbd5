import { useParams } from 'react-router-dom';
import { DataBoundary } from '../components/DataBoundary.tsx';
import { AssignedApplication } from './AssignedApplication.tsx';
import { AssignedList } from './AssignedList.tsx';

/** The applications as an interviewer sees them: those that are assigned to them, and nothing that is decided about them. */
export function AssignedDesk() {
  const { id } = useParams();
  return (
    <DataBoundary key={id ?? 'list'}>
      {id === undefined ? <AssignedList /> : <AssignedApplication id={id} />}
    </DataBoundary>
  );
}
