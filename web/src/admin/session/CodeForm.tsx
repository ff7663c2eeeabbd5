import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import type { codeSchema, recoveryCodeSchema } from '@ohmbridge/contract/team/second-factor';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { secondStepCopy as copy } from '../../content/second-step.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { signInFailure } from './sign-in-failure.ts';

interface CodeFormProps {
  schema: typeof codeSchema | typeof recoveryCodeSchema;
  label: string;
  hint: string;
  inputMode: 'numeric' | 'text';
  submit?: string;
  onSubmit: (code: string) => Promise<void>;
  /** A further effect of a failure; the form itself shows the error. */
  onFailure?: (error: unknown) => Promise<void>;
}

/** One field for a code, which has the focus. */
export function CodeForm({ schema, label, hint, inputMode, submit = copy.submit, onSubmit, onFailure }: CodeFormProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm<{ code: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const send = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    try {
      await onSubmit(code);
    } catch (error) {
      await onFailure?.(error);
      setFailure(signInFailure(error));
      setFocus('code', { shouldSelect: true });
    }
  });
  return (
    <Stack component="form" sx={{ gap: 2 }} method="post" onSubmit={send} noValidate>
      <FormBanner outcome={failure === undefined ? undefined : { kind: 'error', message: failure }} />
      <TextField
        label={label}
        hint={hint}
        autoComplete={inputMode === 'numeric' ? 'one-time-code' : 'off'}
        inputMode={inputMode}
        registration={register('code')}
        error={formState.errors.code?.message}
      />
      <div>
        <SubmitButton label={submit} sendingLabel={copy.submitting} sending={formState.isSubmitting} />
      </div>
    </Stack>
  );
}
