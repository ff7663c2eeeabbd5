import Typography from '@mui/material/Typography';
import { interviewWords, isOnClockOf } from '@ohmbridge/contract/desk/interview-words';
import type { InterviewTime } from '@ohmbridge/contract/desk/interviews';
import type { ApplicationRecord, Interview } from '@ohmbridge/contract/desk/submission-record';
import { interviewPanelCopy as copy, interviewsCopy } from '../../content/admin-interviews.ts';
import { Note } from '../components/Note.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useSessionKeeper } from '../session/use-session.ts';
import { saveCalendar } from './save-calendar.ts';

/** The time, the place and the people of an interview, with a file for the interviewer's calendar. */
export function ArrangedInterview({
  application,
  interview,
}: {
  application: ApplicationRecord;
  interview: Interview | InterviewTime;
}) {
  const { firstName, lastName, reference, job, position, country } = application;
  const applicant = { firstName, lastName, reference, about: job?.title ?? position };
  return (
    <>
      <Typography variant="inherit" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {interviewWords(interview, country)}
      </Typography>
      {!isOnClockOf(country, interview.at) && <Note>{copy.here(interview.at)}</Note>}
      {'interviewer' in interview && interview.interviewer && <With interviewer={interview.interviewer} />}
      <TextAction onClick={() => saveCalendar(applicant, interview)}>{interviewsCopy.calendar}</TextAction>
    </>
  );
}

/** With whom it is. */
export function With({ interviewer }: { interviewer: NonNullable<InterviewTime['interviewer']> }) {
  const me = useSessionKeeper().uid();
  return (
    <Note sx={{ overflowWrap: 'anywhere' }}>{interviewer.uid === me ? copy.withMe : copy.with(interviewer.email)}</Note>
  );
}
