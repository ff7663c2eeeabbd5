import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { fullName } from '@site/contract/desk/hidden-names';
import { calendarFileName, interviewCalendar } from '@site/contract/desk/interview-calendar';
import { interviewWhen, isOnClockOf } from '@site/contract/desk/interview-words';
import type { InterviewRecord, InterviewTime } from '@site/contract/desk/interviews';
import type { ApplicationRecord, Interview } from '@site/contract/desk/submission-record';
import { company } from '../../content/firm/company.ts';
import { interviewPanelCopy as copy, interviewsCopy } from '../../content/product/admin-interviews.ts';
import { download } from '../../shared/download.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Note } from '../components/FormPart.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useSessionKeeper } from '../session/session.ts';
import { useNameOf } from '../submission-list/use-desk-settings.ts';

/** The time, the place and the people of an interview, with a calendar file for the interviewer. */
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
      <Typography variant="inherit" sx={{ whiteSpace: 'pre-line' }}>
        {interviewWhen(interview, country)}
      </Typography>
      {!isOnClockOf(country, interview.at) && <Note>{copy.here(interview.at)}</Note>}
      <Place where={interview.where} name={fullName(applicant)} />
      {'interviewer' in interview && interview.interviewer && <With interviewer={interview.interviewer} />}
      <TextAction onClick={() => saveCalendar(applicant, interview)}>{interviewsCopy.calendar}</TextAction>
    </>
  );
}

/** The place of an interview; the address of an online meeting is a link. */
export function Place({ where, name }: { where: string; name: string }) {
  const isLink = /^https?:\/\/\S+$/.test(where);
  return (
    <Typography variant="inherit" sx={{ overflowWrap: 'anywhere' }}>
      {isLink ? (
        <Link href={where} title={where} rel="noopener noreferrer">
          {copy.join}
          <VisuallyHidden> {copy.joinOf(name)}</VisuallyHidden>
        </Link>
      ) : (
        where
      )}
    </Typography>
  );
}

export function With({ interviewer }: { interviewer: NonNullable<InterviewTime['interviewer']> }) {
  const me = useSessionKeeper().uid();
  const nameOfAuthor = useNameOf();
  return (
    <Note sx={{ overflowWrap: 'anywhere' }}>
      {interviewer.uid === me ? copy.withMe : copy.with(nameOfAuthor(interviewer))}
    </Note>
  );
}

export function saveCalendar(
  { reference, firstName, lastName, about }: Omit<InterviewRecord['applicant'], 'country'>,
  interview: Interview,
): void {
  const summary = interviewsCopy.summary(fullName({ firstName, lastName }), about, reference);
  const calendar = interviewCalendar({ reference, summary, interview, organizer: company.careersEmail }, new Date());
  download(new Blob([calendar], { type: 'text/calendar' }), calendarFileName(reference));
}
