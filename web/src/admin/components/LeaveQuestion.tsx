import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { type LeaveWords, leaveCopy } from '../../content/product/admin.ts';
import { guardPage } from '../../shared/leaving.ts';
import { useConfirm } from './use-confirm.tsx';

interface LeaveQuestionProps {
  words?: LeaveWords;
  /** Tells at the moment of leaving whether text would be lost. */
  wouldLose: () => boolean;
  /** Runs when the admin leaves all the same. */
  onLeave: () => void;
}

/** Asks before the admin leaves a form with unsaved changes, by a link, the Back button or a closed tab. */
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
