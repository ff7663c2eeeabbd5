import { useCallback } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { jobFormWords } from '../../../content/admin.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useLeaveGuard } from '../use-leave-guard.ts';

export interface LeaveQuestionProps {
  /** Whether something would be lost, asked at the moment of leaving. */
  wouldLose: () => boolean;
  /** The person leaves in spite of it. */
  onLeave: () => void;
}

/** Asks before the person leaves the form with unsaved changes, by a link, the back button or closing the tab. */
export function LeaveQuestion({ wouldLose, onLeave }: LeaveQuestionProps) {
  const held = useLeaveGuard(wouldLose);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (wouldLose()) event.preventDefault();
      },
      [wouldLose],
    ),
  );
  if (!held) return null;
  return (
    <ConfirmDialog
      title={jobFormWords.leaveTitle}
      confirm={jobFormWords.leave}
      cancel={jobFormWords.stay}
      onConfirm={() => {
        onLeave();
        held.proceed();
      }}
      onCancel={held.stay}
    >
      <p>{jobFormWords.leaveQuestion}</p>
    </ConfirmDialog>
  );
}
