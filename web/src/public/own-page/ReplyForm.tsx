import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import { replySchema } from '@site/contract/desk/sender-page-routes';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftKey } from '../../shared/draft-store.ts';
import { textDraft, useDraft } from '../../shared/use-draft.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { measures } from '../../ui/theme/tokens.ts';
import type { Write } from './use-own-submissions.ts';

interface ReplyFormProps {
  name: string;
  copy: Record<'label' | 'hint' | 'send' | 'sending', string>;
  /** The message after the text has arrived; the form is then empty again. Without `sent`, the page around the form changes. */
  sent?: string;
  rows: number;
  draft: string;
  /** Whether the field takes the focus, because the button that opened the form has gone. */
  takesFocus?: boolean;
  onSend: Write;
}

/** A form for one message to the firm. The typed text stays until the message has arrived. */
export function ReplyForm({ name, copy, sent, rows, draft: draftName, takesFocus = false, onSend }: ReplyFormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  // The idempotency key: the same text, sent again after a lost answer, counts once.
  const key = useRef<string>(crypto.randomUUID());
  const form = useForm<{ text: string }>({
    resolver: standardSchemaResolver(replySchema),
    defaultValues: { text: '' },
  });
  const { register, handleSubmit, reset, setError, setFocus, formState } = form;
  const draft = useDraft(form, draftKey(draftName), textDraft);
  useEffect(() => {
    if (takesFocus) setFocus('text');
  }, [takesFocus, setFocus]);

  async function send({ text }: { text: string }) {
    setOutcome(undefined);
    const failure = await onSend(text, key.current);
    if (failure?.field === 'text') setError('text', { message: failure.message }, { shouldFocus: true });
    else if (failure) setOutcome({ kind: 'error', message: failure.message });
    else draft.finish();
    if (failure || sent === undefined) return;
    reset();
    key.current = crypto.randomUUID();
    setOutcome({ kind: 'success', message: sent });
  }

  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      aria-label={name}
      sx={{ display: 'grid', alignContent: 'start', gap: 3, width: 1, maxWidth: measures.readingWidth }}
    >
      <TextField
        label={copy.label}
        rows={rows}
        hint={copy.hint}
        registration={register('text')}
        error={formState.errors.text?.message}
      />
      {/* An empty banner gets no margin above the button. */}
      <Box sx={{ '& div[role]:not(:empty)': { mb: 3 } }}>
        <FormBanner outcome={outcome} />
        <SubmitButton label={copy.send} sendingLabel={copy.sending} sending={formState.isSubmitting} />
      </Box>
    </Box>
  );
}
