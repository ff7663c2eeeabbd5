import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { weekInterviewsCopy as copy } from '../../content/admin-interviews.ts';
import { TextAction } from '../components/TextAction.tsx';
import { useInterviews } from '../interviews/interviews.ts';
import { list, Part, Row, Soft } from './TodayParts.tsx';

const weekMilliseconds = 7 * 86_400_000;
/** As many as a first screen has room for. */
const mostShown = 5;

/** The interviews that are next, and the way to all of them. */
export function WeekInterviews() {
  const [now] = useState(() => Date.now());
  const interviews = useInterviews(new Date(now), new Date(now + weekMilliseconds), mostShown);
  if (!interviews) return null;
  return (
    <Part title={copy.title}>
      {interviews.length === 0 ? (
        <Soft>{copy.none}</Soft>
      ) : (
        <Stack component="ul" spacing={1} sx={list}>
          {interviews.map(({ id, time, applicant }) => (
            <Row key={id} to={`/dashboard/applications/${encodeURIComponent(id)}`} about={applicant.about}>
              {copy.when(time.at)}:{' '}
              <bdi>
                {applicant.firstName} {applicant.lastName}
              </bdi>
            </Row>
          ))}
        </Stack>
      )}
      <div>
        <TextAction component={Link} to="/dashboard/interviews">
          {copy.all}
        </TextAction>
      </div>
    </Part>
  );
}
