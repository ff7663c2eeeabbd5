import { nameOf } from '@ohmbridge/contract/desk/hidden-names';
import { endings, type SubmissionKind, type SubmissionStatus } from '@ohmbridge/contract/desk/submission-kinds';
import type { ApplicationRecord, SubmissionRecord } from '@ohmbridge/contract/desk/submission-record';
import { useState } from 'react';
import { submissionCopy } from '../../content/admin-submission.ts';
import { kindWords } from '../../content/admin-submission-list.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';

const { ending: copy } = submissionCopy;

type Named = Pick<SubmissionRecord, 'reference' | 'firstName' | 'lastName'> & Pick<ApplicationRecord, 'namesHidden'>;

/** The words for the submissions in a question about a move. */
const calledBy = (kind: SubmissionKind, submissions: readonly Named[]) =>
  submissions.length === 1 && submissions[0] ? nameOf(submissions[0]) : `${submissions.length} ${kindWords[kind].many}`;

/**
 * Asks before a move that ends submissions, from every place: a key, a click, the board or the list. Enter confirms, Escape
 * does not.
 * @returns `ifConfirmed`, which does every other move at once, and `question`, which the caller renders
 */
export function useEndingQuestion(kind: SubmissionKind) {
  const [asked, setAsked] = useState<{ title: string; isMany: boolean; to: SubmissionStatus; move: () => void }>();
  const ends: readonly SubmissionStatus[] = endings[kind];

  const ifConfirmed = (submissions: readonly Named[], to: SubmissionStatus, move: () => void) => {
    if (!ends.includes(to)) return move();
    setAsked({ title: copy.title(calledBy(kind, submissions), to), isMany: submissions.length > 1, to, move });
  };
  const question = asked && (
    <ConfirmDialog
      startsOnConfirm
      title={asked.title}
      confirm={copy.confirm(asked.to)}
      onConfirm={() => {
        setAsked(undefined);
        asked.move();
      }}
      onCancel={() => setAsked(undefined)}
    >
      <p>{copy.consequence(kindWords[kind], asked.isMany)}</p>
    </ConfirmDialog>
  );
  return { ifConfirmed, question };
}
