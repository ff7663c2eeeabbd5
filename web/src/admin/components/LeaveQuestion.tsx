import { useEffect, useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { type LeaveWords, leaveCopy } from '../../content/admin.ts';
import { guardPage } from '../../shared/leaving.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveQuestionProps {
  words?: LeaveWords;
  /** Whether something would be lost, asked at the moment of leaving. */
  wouldLose: () => boolean;
  /** The person leaves in spite of it. */
  onLeave: () => void;
}

/** Asks before the admin leaves the form with unsaved changes, whatever leads to another screen, or closes the tab. */
export function LeaveQuestion({ words = leaveCopy, wouldLose, onLeave }: LeaveQuestionProps) {
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => guardPage({ wouldLose, ask: (go) => setLeave(() => go) }), [wouldLose]);
  useBeforeUnload((event) => {
    if (wouldLose()) event.preventDefault();
  });
  if (!leave) return null;
  const stay = () => setLeave(undefined);
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.leave}
      cancel={words.stay}
      onConfirm={() => {
        stay();
        onLeave();
        leave();
      }}
      onCancel={stay}
    >
      <p>{words.question}</p>
    </ConfirmDialog>
  );
}
