import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useBeforeUnload } from 'react-router-dom';
import { draftCopy, type LeaveWords, leaveCopy } from '../../content/product/admin.ts';
import { draftStore } from '../../shared/draft-store.ts';
import { guardPage } from '../../shared/leaving.ts';
import { type DraftedForm, useDraft } from '../../shared/use-draft.ts';
import { useSessionKeeper } from '../session/session.ts';
import { adminDraftPrefix } from '../session/session-storage.ts';
import { TextAction } from './TextAction.tsx';
import { useConfirm } from './use-confirm.tsx';

/** The storage key of an admin's draft. No other account sees the draft. */
const keyOf = (name: string, uid: string | undefined) => `${adminDraftPrefix}${name}:${uid}`;

export const adminDraftStore = (name: string, uid: string | undefined) => draftStore(keyOf(name, uid));

/**
 * Keeps text that an admin has typed and not sent: the draft survives navigation, a reload, and a session that expires.
 * @param name the name of the form and its subject
 */
export function useAdminDraft<Values extends FieldValues, More extends object, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  drafted: DraftedForm<Values, More>,
) {
  return useDraft(form, keyOf(name, useSessionKeeper().uid()), drafted);
}

/** Tells whether the admin left a form with a draft; the answer does not change while the component is mounted. */
export function useHasDraft(name: string): boolean {
  const uid = useSessionKeeper().uid();
  const [isThere] = useState(() => adminDraftStore(name, uid).read() !== undefined);
  return isThere;
}

interface RestoredDraftProps {
  words: string;
  onDiscard: () => void;
}

/** Says that the form holds earlier text, for instance from before the session ended. */
export function RestoredDraft({ words, onDiscard }: RestoredDraftProps) {
  return (
    <Alert
      severity="success"
      icon={false}
      role="status"
      action={<TextAction onClick={onDiscard}>{draftCopy.discard}</TextAction>}
    >
      {words}
    </Alert>
  );
}

interface LeaveQuestionProps {
  words?: LeaveWords;
  /** Tells, at the time of leaving, whether text would be lost. */
  wouldLose: () => boolean;
  /** Runs when the admin confirms that they want to leave. */
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
