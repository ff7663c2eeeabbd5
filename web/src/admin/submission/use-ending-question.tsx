import { nameOf } from '@ohmbridge/contract/desk/hidden-names';
import { endings, type SubmissionKind, type SubmissionStatus } from '@ohmbridge/contract/desk/submission-kinds';
import type { ApplicationRecord, SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { submissionCopy } from '../../content/admin-submission.ts';
import { kindWords } from '../../content/admin-submission-list.ts';
import { useConfirm } from '../components/use-confirm.tsx';

const { ending: copy } = submissionCopy;

type Named = Pick<SubmissionRecord, 'reference' | 'firstName' | 'lastName'> & Pick<ApplicationRecord, 'namesHidden'>;

const calledBy = (kind: SubmissionKind, submissions: readonly Named[]) =>
  submissions.length === 1 && submissions[0] ? nameOf(submissions[0]) : `${submissions.length} ${kindWords[kind].many}`;

/**
 * Asks before a move that ends submissions, from every place: a key, a click, the board or the list. Enter confirms, Escape
 * does not.
 * @returns a function that does a confirmed move, and every other move at once
 */
export function useEndingQuestion(kind: SubmissionKind) {
  const confirm = useConfirm();
  const ends: readonly SubmissionStatus[] = endings[kind];

  return (submissions: readonly Named[], to: SubmissionStatus, move: () => void) => {
    if (!ends.includes(to)) return move();
    void confirm({
      startsOnConfirm: true,
      title: copy.title(calledBy(kind, submissions), to),
      text: [copy.consequence(kindWords[kind], submissions.length > 1)],
      confirm: copy.confirm(to),
    }).then((isConfirmed) => isConfirmed && move());
  };
}
