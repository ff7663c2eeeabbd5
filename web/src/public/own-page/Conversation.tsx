import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { deskLimits } from '@ohmbridge/contract/desk/desk-limits';
import { type OwnMessage, senderPageLabels } from '@ohmbridge/contract/desk/sender-page';
import { replySchema } from '@ohmbridge/contract/desk/sender-page-routes';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnPageCopy } from '../../content/own-page.ts';
import { draftKey } from '../../shared/draft-store.ts';
import { textDraft, useDraft } from '../../shared/use-draft.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { measures, media } from '../../ui/theme/tokens.ts';
import { dayHere } from './moment-words.ts';
import { Fact, FactList } from './OwnPart.tsx';
import type { Write } from './use-own-submissions.ts';

/** What is written back, and whatever goes with it, side by side where there is room. */
const frame = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '32px 48px',
  mt: '28px',
  [media.print]: { display: 'none' },
} as const;

interface ConversationProps {
  copy: OwnPageCopy['conversation'];
  reference: string;
  messages: readonly OwnMessage[];
  onWrite: Write;
}

/** What was written to and fro about a submission, in its order, and a field to write back. */
export function Conversation({ copy, reference, messages, onWrite }: ConversationProps) {
  return (
    <>
      {messages.length === 0 && <Typography>{copy.none}</Typography>}
      {messages.length === deskLimits.ownMessages && <Typography>{copy.newest}</Typography>}
      <FactList>
        {messages.map(({ at, from, subject, text }) => (
          <Fact key={`${at} ${from} ${text}`} name={copy.message(from, dayHere(at))}>
            {subject && <strong>{subject}</strong>}
            {text}
          </Fact>
        ))}
      </FactList>
      <Box sx={frame}>
        <ReplyForm copy={copy} reference={reference} onWrite={onWrite} />
      </Box>
    </>
  );
}

/** Writes back. What is typed stays until it is with us. */
function ReplyForm({ copy, reference, onWrite }: Omit<ConversationProps, 'messages'>) {
  const [outcome, setOutcome] = useState<Outcome>();
  // The same text sent again after a lost answer counts once.
  const key = useRef<string>(crypto.randomUUID());
  const form = useForm<{ text: string }>({
    resolver: standardSchemaResolver(replySchema),
    defaultValues: { text: '' },
  });
  const { register, handleSubmit, reset, setError, setFocus, formState } = form;
  const draft = useDraft(form, draftKey(`reply:${reference}`), textDraft);

  async function send({ text }: { text: string }) {
    setOutcome(undefined);
    const failure = await onWrite(text, key.current);
    if (failure?.field === 'text') {
      setError('text', { message: failure.message });
      setFocus('text');
    } else if (failure) setOutcome({ kind: 'error', message: failure.message });
    else {
      draft.finish();
      reset();
      key.current = crypto.randomUUID();
      setOutcome({ kind: 'success', message: copy.sent });
    }
  }

  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      aria-label={copy.formName(reference)}
      sx={{ display: 'grid', alignContent: 'start', gap: 3, maxWidth: measures.readingWidth }}
    >
      <TextField
        label={senderPageLabels.text}
        rows={5}
        hint={copy.hint}
        registration={register('text')}
        error={formState.errors.text?.message}
      />
      {/* An empty banner takes no room above the button. */}
      <Box sx={{ '& div[role]:not(:empty)': { mb: 3 } }}>
        <FormBanner outcome={outcome} />
        <SubmitButton label={copy.send} sendingLabel={copy.sending} sending={formState.isSubmitting} />
      </Box>
    </Box>
  );
}
