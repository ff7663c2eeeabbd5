import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { nameOf } from '@site/contract/desk/hidden-names';
import { type RejectionReason, rejectionReasons, rejectionReasonWords } from '@site/contract/desk/rejection-reasons';
import { endings, type SubmissionKind, type SubmissionStatus } from '@site/contract/desk/submission-kinds';
import type { ApplicationRecord, SubmissionRecord } from '@site/contract/desk/submission-record';
import { useState } from 'react';
import { submissionCopy } from '../../content/product/admin-submission.ts';
import { kindWords } from '../../content/product/admin-submission-list.ts';
import { Choice } from '../components/Choice.tsx';
import { useConfirm } from '../components/use-confirm.tsx';

const { ending: copy } = submissionCopy;

type Named = Pick<SubmissionRecord, 'reference' | 'firstName' | 'lastName'> & Pick<ApplicationRecord, 'namesHidden'>;

const calledBy = (kind: SubmissionKind, submissions: readonly Named[]) =>
  submissions.length === 1 && submissions[0] ? nameOf(submissions[0]) : `${submissions.length} ${kindWords[kind].many}`;

/** The optional parts of a rejection. */
interface Rejection {
  reason?: RejectionReason | undefined;
  /** Whether the applicant gets the email “Not this time”. The email moves the applicant when it leaves. */
  hasLetter?: boolean;
}

/**
 * Asks before a move that ends submissions: by key, by click, on the board or in the list. Enter confirms; Escape does not.
 * @param asksWhy whether the question about a rejection has fields for a reason and an email
 * @returns a function that makes an ending move after the question, and every other move at once
 */
export function useEndingQuestion(kind: SubmissionKind, { asksWhy = false } = {}) {
  const confirm = useConfirm();
  const ends: readonly SubmissionStatus[] = endings[kind];

  return (submissions: readonly Named[], to: SubmissionStatus, move: (rejection: Rejection) => void) => {
    if (!ends.includes(to)) return move({});
    const rejection: Rejection = {};
    void confirm({
      startsOnConfirm: true,
      title: copy.title(calledBy(kind, submissions), to),
      text: [copy.consequence(kindWords[kind], submissions.length > 1)],
      fields: asksWhy && to === 'rejected' && (
        <RejectionFields onChange={(changed) => void Object.assign(rejection, changed)} />
      ),
      confirm: copy.confirm(to),
    }).then((isConfirmed) => isConfirmed && move(rejection));
  };
}

function RejectionFields({ onChange }: { onChange: (changed: Rejection) => void }) {
  const [reason, setReason] = useState<RejectionReason>();
  return (
    <>
      <Choice
        label={copy.reason}
        all={copy.noReason}
        values={rejectionReasons}
        words={(one) => rejectionReasonWords[one]}
        value={reason}
        onChange={(chosen) => {
          setReason(chosen);
          onChange({ reason: chosen });
        }}
      />
      <FormControlLabel
        label={copy.letter}
        sx={{ mt: 1 }}
        control={<Checkbox onChange={({ target }) => onChange({ hasLetter: target.checked })} />}
      />
    </>
  );
}
