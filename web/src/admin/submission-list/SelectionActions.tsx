import { deskLimits } from '@site/contract/desk/desk-limits';
import { type SubmissionStatus, statusesOf, statusWords } from '@site/contract/desk/submission-kinds';
import type { SubmissionRecord } from '@site/contract/desk/submission-record';
import { lazy, Suspense, useState } from 'react';
import { kindWords, submissionListCopy } from '../../content/product/admin-submission-list.ts';
import { MenuButton } from '../components/MenuButton.tsx';
import { SelectionBar, type useSelection } from '../components/Selection.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useSubmissionActions } from '../submission/submission-actions.ts';
import { useEndingQuestion } from '../submission/use-ending-question.tsx';
import { useColleagues } from './use-desk-settings.ts';
import type { Worklist } from './use-worklist.ts';

const MessageDrawer = lazy(async () => ({ default: (await import('../messages/MessageDrawer.tsx')).MessageDrawer }));

/** Applicants withdraw by themselves. Hires are made one by one, because a hired applicant leaves the desk in the end. */
const isForMany = (status: SubmissionStatus) => status !== 'withdrawn' && status !== 'hired';

interface SelectionActionsProps {
  worklist: Worklist;
  selection: ReturnType<typeof useSelection>;
}

/** The actions on all selected submissions: moving, assigning, and writing to each sender. */
export function SelectionActions({ worklist: { kind, rows }, selection }: SelectionActionsProps) {
  const { moveMany, assign } = useSubmissionActions(kind);
  const ifConfirmed = useEndingQuestion(kind);
  const colleagues = useColleagues(kind);
  /** The recipients of the message. They stay the same when the list changes. */
  const [recipients, setRecipients] = useState<readonly SubmissionRecord[]>();
  const selected = rows.flatMap(({ row }) => (selection.selected.includes(row.id) ? [row] : []));
  const selectNone = () => {
    // The bar disappears together with the pressed button.
    document.getElementById('count')?.focus();
    selection.selectNone();
  };
  const carryOut = async (action: Promise<boolean>) => {
    if (await action) selectNone();
  };
  return (
    <>
      {selected.length > 0 && (
        <SelectionBar
          label={submissionListCopy.selectedActions(kindWords[kind].many)}
          count={selected.length}
          onClear={selectNone}
        >
          <MenuButton
            label={submissionListCopy.moveSelected}
            // The selected rows at the time when the menu opens.
            about={selected}
            options={statusesOf[kind]
              .filter(isForMany)
              .map((status) => ({ value: status, words: statusWords[status] }))}
            onChoose={(to, seen) =>
              ifConfirmed(seen, to, () => void carryOut(moveMany(seen.map((submission) => ({ submission, to })))))
            }
          />
          <MenuButton
            label={submissionListCopy.assignSelected}
            about={selected}
            options={colleagues}
            onChoose={(uid, seen) => void carryOut(assign(seen.map((submission) => ({ submission, uid }))))}
          />
          {selected.length <= deskLimits.submissionsPerAction && (
            <TextAction onClick={() => setRecipients(selected)}>{submissionListCopy.write}</TextAction>
          )}
        </SelectionBar>
      )}
      {recipients && (
        <Suspense>
          <MessageDrawer
            kind={kind}
            recipients={recipients}
            onClose={() => setRecipients(undefined)}
            onSent={selectNone}
          />
        </Suspense>
      )}
    </>
  );
}
