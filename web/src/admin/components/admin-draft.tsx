import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftCopy } from '../../content/product/admin.ts';
import { draftStore } from '../../shared/draft-store.ts';
import { type DraftedForm, useDraft } from '../../shared/use-draft.ts';
import { adminDraftPrefix } from '../session/drafts-of-session.ts';
import { useSessionKeeper } from '../session/session.ts';
import { TextAction } from './TextAction.tsx';

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
