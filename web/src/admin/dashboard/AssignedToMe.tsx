import Typography from '@mui/material/Typography';
import { assignedCopy } from '../../content/product/admin-interviews.ts';
import { nextCopy } from '../../content/product/admin-today.ts';
import { useAssignedApplications } from '../assigned/assigned-applications.ts';
import { Note } from '../components/FormPart.tsx';
import { Row, Rows } from './NextList.tsx';
import { mostOfPart, Section } from './TodayParts.tsx';

/**
 * The applications that an interviewer can read, the newest first. The list replaces "Next", which only admins with the role
 * *hiring* see.
 */
export function AssignedToMe() {
  const applications = useAssignedApplications(mostOfPart);
  return (
    <Section title={assignedCopy.today}>
      {applications?.length === 0 && <Note sx={{ py: 2 }}>{assignedCopy.none}</Note>}
      {applications && applications.length > 0 && (
        <Rows>
          {applications.map((one) => (
            <Row key={one.id} kind="applications" submission={one}>
              <Typography component="span" variant="body2">
                {nextCopy.status(one.status)}
              </Typography>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
