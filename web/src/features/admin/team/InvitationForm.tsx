import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import { messages } from '@ohmbridge/functions/contract/messages';
import { type InvitationInput, invitationSchema } from '@ohmbridge/functions/contract/team';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FieldRow } from '../../../components/form/FieldRow.tsx';
import { FormBanner, type Outcome } from '../../../components/form/FormBanner.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { teamCopy } from '../../../content/admin-team.ts';
import { ApiError } from '../../../lib/api.ts';
import { useCallAsAdmin } from '../session/call-as-admin.ts';
import { invite } from './use-team.ts';

/** Invites a colleague. Done twice it does nothing twice, so whoever got no answer may press again. */
export function InvitationForm({ onInvited }: { onInvited: () => Promise<void> }) {
  const callAsAdmin = useCallAsAdmin();
  const [outcome, setOutcome] = useState<Outcome>();
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<InvitationInput>({
    resolver: standardSchemaResolver(invitationSchema),
    defaultValues: { name: '', email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (invitation) => {
    setOutcome(undefined);
    try {
      const { message } = await callAsAdmin((token) => invite(token, invitation));
      setOutcome({ kind: 'success', message });
      reset();
      await onInvited();
    } catch (error) {
      const { name, email } = error instanceof ApiError ? error.fields : {};
      if (name) setError('name', { message: name });
      if (email) setError('email', { message: email });
      if (name || email) setFocus(name ? 'name' : 'email');
      setOutcome({ kind: 'error', message: error instanceof Error ? error.message : messages.unexpected });
    }
  });

  return (
    <Stack
      component="form"
      sx={{ gap: 3, maxWidth: 720 }}
      method="post"
      onSubmit={submit}
      noValidate
      aria-label={teamCopy.invite}
    >
      <p>{teamCopy.inviteIntro}</p>
      <FieldRow>
        <TextField
          label={teamCopy.name}
          autoComplete="off"
          registration={register('name')}
          error={errors.name?.message}
        />
        <TextField
          label={teamCopy.email}
          type="email"
          autoComplete="off"
          registration={register('email')}
          error={errors.email?.message}
        />
      </FieldRow>
      <FormBanner outcome={outcome} />
      <div>
        <SubmitButton label={teamCopy.send} sendingLabel={teamCopy.sending} sending={isSubmitting} />
      </div>
    </Stack>
  );
}
