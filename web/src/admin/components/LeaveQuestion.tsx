import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { type LeaveWords, leaveCopy } from '../../content/product/admin.ts';
import { guardPage } from '../../shared/leaving.ts';
import { useConfirm } from './use-confirm.tsx';

interface LeaveQuestionProps {
  words?: LeaveWords;
  /** Whether something would be lost, asked at the moment of leaving. */
  wouldLose: () => boolean;
  /** The person leaves in spite of it. */
  onLeave: () => void;
}

/** Asks before the admin leaves the form with unsaved changes, whatever leads to another screen, or closes the tab. */
export function LeaveQuestion({ words = leaveCopy, wouldLose, onLeave }: LeaveQuestionProps) {
  const confirm = useConfirm();
  const ask = useEffectEvent(async (leave: () => void) => {
    const { title, question, leave: confirmation, stay } = words;
    if (!(await confirm({ title, text: [question], confirm: confirmation, cancel: stay }))) return;
    onLeave();
    leave();
  });
  useEffect(() => guardPage({ wouldLose, ask: (leave) => void ask(leave) }), [wouldLose]);
  useBeforeUnload((event) => {
    if (wouldLose()) event.preventDefault();
  });
  return null;
}
