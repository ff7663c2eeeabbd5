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

/** The key of a draft of an admin in the storage. No other account sees the draft. */
const keyOf = (name: string, uid: string | undefined) => `${adminDraftPrefix}${name}:${uid}`;

export const adminDraftStore = (name: string, uid: string | undefined) => draftStore(keyOf(name, uid));

/**
 * Keeps what an admin types and does not send: the draft survives navigation, a reload, and a session that ends by itself.
 * @param name what the form is about
 */
export function useAdminDraft<Values extends FieldValues, More extends object, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  drafted: DraftedForm<Values, More>,
) {
  return useDraft(form, keyOf(name, useSessionKeeper().uid()), drafted);
}

/** Whether a form was left with a draft, asked once. */
export function useHasDraft(name: string): boolean {
  const uid = useSessionKeeper().uid();
  const [isThere] = useState(() => adminDraftStore(name, uid).read() !== undefined);
  return isThere;
}

interface RestoredDraftProps {
  words: string;
  onDiscard: () => void;
}

/** Says that the form holds what was typed before, for instance before the session ended. */
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
