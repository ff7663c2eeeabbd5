import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import { codeSchema, recoveryCodeSchema } from '@site/contract/team/second-factor';
import { confirmSchema } from '@site/contract/team/session';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { secondStepCopy as copy } from '../../content/product/second-step.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { signInFailure } from './session-errors.ts';

const code = { name: 'code', type: 'text' } as const;
const inputs = {
  app: { ...code, schema: codeSchema, inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { ...code, schema: recoveryCodeSchema, inputMode: 'text', autoComplete: 'off' },
  password: { name: 'password', type: 'password', schema: confirmSchema, autoComplete: 'current-password' },
} as const;

interface CodeFormProps {
  kind: keyof typeof inputs;
  label: string;
  hint?: string;
  submit?: string;
  submitting?: string;
  onSubmit: (code: string) => Promise<void>;
  /** An additional reaction to a failure; the form itself shows the error. */
  onFailure?: (error: unknown) => Promise<void>;
}

/** A form with one field for a code or the password; the field has the focus. */
export function CodeForm(props: CodeFormProps) {
  const { kind, submit = copy.submit, submitting = copy.submitting, onSubmit, onFailure, ...words } = props;
  const { name, schema, ...input } = inputs[kind];
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm<Record<string, string>>({
    resolver: standardSchemaResolver<Record<string, string>, unknown, Record<string, string>>(schema),
    defaultValues: { [name]: '' },
  });
  useEffect(() => setFocus(name), [setFocus, name]);
  const send = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await onSubmit(values[name] ?? '');
    } catch (error) {
      await onFailure?.(error);
      setFailure(signInFailure(error));
      setFocus(name, { shouldSelect: true });
    }
  });
  return (
    <Stack component="form" sx={{ gap: 2 }} method="post" onSubmit={send} noValidate>
      <FormBanner outcome={failure === undefined ? undefined : { kind: 'error', message: failure }} />
      <TextField {...words} {...input} registration={register(name)} error={formState.errors[name]?.message} />
      <div>
        <SubmitButton label={submit} sendingLabel={submitting} sending={formState.isSubmitting} />
      </div>
    </Stack>
  );
}
