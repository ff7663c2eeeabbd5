import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { declineInterviewTimesRoute, replySchema } from '@ohmbridge/contract/desk/sender-page-routes';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ownInterviewCopy } from '../../content/own-interviews.ts';
import { callApi } from '../../shared/api.ts';
import { draftKey } from '../../shared/draft-store.ts';
import { textDraft, useDraft } from '../../shared/use-draft.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { InterviewChoiceProps } from './InterviewChoice.tsx';

const { none: copy } = ownInterviewCopy;

/** Says that none of the times fits, and why. What is typed stays until it is with us. */
export function NoneFits({
  application: { reference },
  onChange,
  isOpen: isOpenAtFirst,
}: InterviewChoiceProps & { isOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [outcome, setOutcome] = useState<Outcome>();
  // The same text sent again after a lost answer counts once.
  const key = useRef<string>(crypto.randomUUID());
  const form = useForm<{ text: string }>({
    resolver: standardSchemaResolver(replySchema),
    defaultValues: { text: '' },
  });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  const draft = useDraft(form, draftKey(`none-fits:${reference}`), textDraft);
  // The button that was pressed has gone.
  useEffect(() => {
    if (isOpen && !isOpenAtFirst) setFocus('text');
  }, [isOpen, isOpenAtFirst, setFocus]);

  async function send({ text }: { text: string }) {
    setOutcome(undefined);
    const failure = await onChange({
      call: (token) =>
        callApi(declineInterviewTimesRoute, { body: { token, reference, text }, idempotencyKey: key.current }),
      done: copy.sent,
    });
    if (failure?.field === 'text') setError('text', { message: failure.message }, { shouldFocus: true });
    else if (failure) setOutcome({ kind: 'error', message: failure.message });
    else draft.finish();
  }

  if (!isOpen)
    return (
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
    );
  return (
    <Box
      component="form"
      method="post"
      noValidate
      aria-label={copy.open}
      onSubmit={(event) => void handleSubmit(send)(event)}
      sx={{ display: 'grid', gap: 2, width: 1 }}
    >
      <TextField
        label={copy.label}
        rows={3}
        hint={copy.hint}
        registration={register('text')}
        error={formState.errors.text?.message}
      />
      <Box sx={{ '& div[role]:not(:empty)': { mb: 2 } }}>
        <FormBanner outcome={outcome} />
        <SubmitButton label={copy.send} sendingLabel={copy.sending} sending={formState.isSubmitting} />
      </Box>
    </Box>
  );
}
