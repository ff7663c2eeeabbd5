import Stack from '@mui/material/Stack';
import { nameOf } from '@ohmbridge/contract/desk/hidden-names';
import { statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import { assignedCopy as copy } from '../../content/admin-assigned.ts';
import { useAssignedApplications } from '../assigned/assigned-applications.ts';
import { aboutOf } from '../submission-list/about.ts';
import { list, Part, Row, Soft } from './TodayParts.tsx';

/** As many as a first screen has room for. */
const mostShown = 5;

/** The applications that are assigned to an interviewer, the newest first. */
export function Assigned() {
  const applications = useAssignedApplications(mostShown);
  if (!applications) return null;
  return (
    <Part title={copy.today}>
      {applications.length === 0 ? (
        <Soft>{copy.none}</Soft>
      ) : (
        <Stack component="ul" spacing={1} sx={list}>
          {applications.map((one) => (
            <Row
              key={one.id}
              to={`/dashboard/applications/${encodeURIComponent(one.id)}`}
              about={statusWords[one.status]}
            >
              <bdi>{nameOf(one)}</bdi>, {aboutOf(one)}
            </Row>
          ))}
        </Stack>
      )}
    </Part>
  );
}
