import { nameOf } from '@ohmbridge/contract/desk/hidden-names';
import { statusWords } from '@ohmbridge/contract/desk/submission-kinds';
import { assignedCopy as copy } from '../../content/admin-assigned.ts';
import { useAssignedApplications } from '../assigned/assigned-applications.ts';
import { aboutOf } from '../submission-list/listed-submissions.ts';
import { mostOfPart, Part, Row, Rows, Soft } from './TodayParts.tsx';

export function AssignedApplications() {
  const applications = useAssignedApplications(mostOfPart);
  if (!applications) return null;
  return (
    <Part title={copy.today}>
      {applications.length === 0 ? (
        <Soft>{copy.none}</Soft>
      ) : (
        <Rows>
          {applications.map((one) => (
            <Row
              key={one.id}
              to={`/dashboard/applications/${encodeURIComponent(one.id)}`}
              about={statusWords[one.status]}
            >
              <bdi>{nameOf(one)}</bdi>, {aboutOf(one)}
            </Row>
          ))}
        </Rows>
      )}
    </Part>
  );
}
