import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { applicantMessages, erasureCodeLabel } from '@ohmbridge/contract/desk/applicant';
import { erasureCodeSchema } from '@ohmbridge/contract/desk/erasure-code';
import { messages } from '@ohmbridge/contract/shared/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applicationPage } from '../../content/pages/application.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { ConfirmedAction } from './ConfirmedAction.tsx';
import type { Act, Failure } from './use-own-applications.ts';

interface ErasePartProps {
  references: readonly string[];
  onSendCode: Act;
  onErase: (code: string) => Promise<Failure | undefined>;
}

/** Erases everything, for whoever has the code from the mail that this sends. */
export function ErasePart({ references, onSendCode, onErase }: ErasePartProps) {
  const { part, heading, intro, label, text, code, ...question } = applicationPage.erase;
  const { register, handleSubmit, setError, setFocus, formState } = useForm<{ code: string }>({
    resolver: standardSchemaResolver(erasureCodeSchema),
    defaultValues: { code: '' },
    // What is asked again is asked afresh.
    shouldUnregister: true,
  });

  const erase: Act = async () => {
    let failure: Failure | undefined = { message: messages.invalidFields, field: 'code' };
    await handleSubmit(async (typed) => {
      failure = await onErase(typed.code);
      if (!failure?.field) return;
      setError('code', { message: failure.message });
      setFocus('code');
    })();
    return failure;
  };

  return (
    <Box sx={{ [media.print]: { display: 'none' } }}>
      <Section symbol="earth" ground="warm" label={part} title={heading} intro={intro}>
        <ConfirmedAction label={label} question={{ ...question, text: text(references) }} act={erase}>
          <CodeRequest onSend={onSendCode} onSent={() => setFocus('code')} />
          <Box sx={{ maxWidth: 320 }}>
            <TextField
              label={erasureCodeLabel}
              hint={code.hint}
              inputMode="numeric"
              autoComplete="one-time-code"
              registration={register('code')}
              error={formState.errors.code?.message}
            />
          </Box>
        </ConfirmedAction>
      </Section>
    </Box>
  );
}

function CodeRequest({ onSend, onSent }: { onSend: Act; onSent: () => void }) {
  const { code } = applicationPage.erase;
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    setOutcome(undefined);
    const failure = await onSend();
    setSending(false);
    setOutcome(
      failure ? { kind: 'error', message: failure.message } : { kind: 'success', message: applicantMessages.codeSent },
    );
    if (!failure) onSent();
  }

  return (
    // An empty banner takes no room below the button.
    <Box sx={{ '& div[role]:not(:empty)': { mt: 2 } }}>
      <Button
        variant="outlined"
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) void send();
        }}
      >
        {isSending ? code.sending : code.send}
      </Button>
      <FormBanner outcome={outcome} />
    </Box>
  );
}
