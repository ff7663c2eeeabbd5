import { shownLastName } from '@site/contract/desk/hidden-names';
import { fullPhone } from '@site/contract/desk/phone';
import { type SubmissionKind, statusWords } from '@site/contract/desk/submission-kinds';
import { answersText } from '@site/contract/jobs/question';
import { type DocumentSnapshot, type Firestore, getDocsFromServer, limit, query, startAfter } from 'firebase/firestore';
import { submissionExportCopy } from '../../content/product/admin-submission-list.ts';
import { submissionLabels } from '../../content/product/submission-labels.ts';
import { spreadsheetOf } from '../components/spreadsheet.ts';
import { listQuery, passes } from './list-query.ts';
import type { ListedSubmission } from './listed-submissions.ts';
import type { SubmissionFilters } from './submission-filters.ts';

const pageSize = 500;

/** Builds a spreadsheet of all rows that match the filters, and gives their number. */
export async function exportList(
  firestore: Firestore,
  kind: SubmissionKind,
  filters: SubmissionFilters,
): Promise<{ file: Blob; rows: number }> {
  const wanted = listQuery(firestore, kind, filters, new Date());
  const columns = submissionExportCopy.columns[kind];
  const rows: string[][] = [];
  let last: DocumentSnapshot | undefined;
  for (;;) {
    const page = await getDocsFromServer(query(wanted, ...(last ? [startAfter(last)] : []), limit(pageSize)));
    const passing = page.docs.map((document) => document.data()).filter((submission) => passes(submission, filters));
    rows.push(...passing.map((submission) => rowOf(submission, columns)));
    last = page.docs.at(-1);
    if (page.docs.length < pageSize) break;
  }
  return { file: spreadsheetOf([columns.map((name) => submissionLabels[name]), ...rows]), rows: rows.length };
}

/** Gives the columns of a row, under the names that the fields have in the record. */
function rowOf(submission: ListedSubmission, names: readonly string[]): string[] {
  const fields: Record<string, unknown> = {
    ...submission,
    status: statusWords[submission.status],
    assignee: submission.assignee?.email,
    lastName: shownLastName(submission.lastName),
    phone: 'cvLink' in submission ? submission.phone : fullPhone(submission),
    job: 'job' in submission ? [submission.job?.title, submission.job?.reference].filter(Boolean).join(', ') : '',
    answers: 'answers' in submission ? answersText(submission.answers ?? []) : '',
  };
  return names.map((name) => (typeof fields[name] === 'string' ? fields[name] : ''));
}
