import { fullName } from '@ohmbridge/contract/desk/hidden-names';
import { calendarFileName, interviewCalendar } from '@ohmbridge/contract/desk/interview-calendar';
import type { InterviewRecord } from '@ohmbridge/contract/desk/interviews';
import type { Interview } from '@ohmbridge/contract/desk/submission-record';
import { interviewsCopy } from '../../content/admin-interviews.ts';
import { company } from '../../content/company.ts';
import { download } from '../../shared/download.ts';

/** Downloads an interview as the file that puts it into a calendar. */
export function saveCalendar(
  { reference, firstName, lastName, about }: Omit<InterviewRecord['applicant'], 'country'>,
  interview: Interview,
): void {
  const summary = interviewsCopy.summary(fullName({ firstName, lastName }), about, reference);
  const calendar = interviewCalendar({ reference, summary, interview, organizer: company.careersEmail }, new Date());
  download(new Blob([calendar], { type: 'text/calendar' }), calendarFileName(reference));
}
