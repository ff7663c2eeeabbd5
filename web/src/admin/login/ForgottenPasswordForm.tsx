import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import { type PasswordMailInput, passwordMailSchema, requestPasswordMailRoute } from '@site/contract/team/password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordCopy } from '../../content/product/password.ts';
import { callApi, messageOf } from '../../shared/api.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldsOf } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PasswordPart } from './PasswordPart.tsx';

/** Asks for an email address, and sends a link if the address belongs to an admin. The answer is the same for every address. */
export function ForgottenPasswordForm() {
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm<PasswordMailInput>({
    resolver: standardSchemaResolver(passwordMailSchema),
  });
  const submit = form.handleSubmit(async (body) => {
    setOutcome(undefined);
    try {
      const { message } = await callApi(requestPasswordMailRoute, { body });
      setOutcome({ kind: 'success', message });
    } catch (error) {
      setOutcome({ kind: 'error', message: messageOf(error) });
    }
  });
  return (
    <PasswordPart title={passwordCopy.forgottenTitle} intro={passwordCopy.forgottenIntro}>
      <Stack component="form" sx={{ gap: 3 }} method="post" onSubmit={submit} noValidate>
        <FormBanner outcome={outcome} />
        <TextField label={passwordCopy.email} type="email" autoComplete="username" {...fieldsOf(form)('email')} />
        <div>
          <SubmitButton
            label={passwordCopy.send}
            sendingLabel={passwordCopy.sending}
            sending={form.formState.isSubmitting}
          />
        </div>
      </Stack>
    </PasswordPart>
  );
}
