import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { senderPageLabels } from '@site/contract/desk/sender-page';
import { erasureCodeSchema } from '@site/contract/desk/sender-page-routes';
import { messages } from '@site/contract/shared/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnPageCopy } from '../../content/product/own-page.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Section } from '../../ui/sections/Section.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { ConfirmedAction } from './ConfirmedAction.tsx';
import type { Act, Failure } from './use-own-submissions.ts';

interface ErasePartProps {
  copy: OwnPageCopy['erase'];
  references: readonly string[];
  onSendCode: Act;
  onErase: (code: string) => Promise<Failure | undefined>;
}

/** Erases all data of a visitor who enters the code from an email. This part requests the email. */
export function ErasePart({ copy, references, onSendCode, onErase }: ErasePartProps) {
  const { part, heading, intro, label, text, code, ...question } = copy;
  const { register, handleSubmit, setError, setFocus, formState } = useForm<{ code: string }>({
    resolver: standardSchemaResolver(erasureCodeSchema),
    defaultValues: { code: '' },
    // The field is empty again when the question is asked again.
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
      <Section symbol="earth" ground="tinted" label={part} title={heading} intro={intro}>
        <ConfirmedAction label={label} question={{ ...question, text: text(references) }} act={erase}>
          <CodeRequest copy={code} onSend={onSendCode} onSent={() => setFocus('code')} />
          <Box sx={{ maxWidth: 320 }}>
            <TextField
              label={senderPageLabels.code}
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

function CodeRequest({
  copy,
  onSend,
  onSent,
}: {
  copy: ErasePartProps['copy']['code'];
  onSend: Act;
  onSent: () => void;
}) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    setOutcome(undefined);
    const failure = await onSend();
    setSending(false);
    setOutcome(failure ? { kind: 'error', message: failure.message } : { kind: 'success', message: copy.sent });
    if (!failure) onSent();
  }

  return (
    // An empty banner gets no margin below the button.
    <Box sx={{ '& div[role]:not(:empty)': { mt: 2 } }}>
      <Button
        variant="outlined"
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) void send();
        }}
      >
        {isSending ? copy.sending : copy.send}
      </Button>
      <FormBanner outcome={outcome} />
    </Box>
  );
}
