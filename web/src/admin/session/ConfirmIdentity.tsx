import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { confirmRoute, confirmSchema } from '@ohmbridge/contract/team/session';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { secondStepCopy as copy } from '../../content/second-step.ts';
import { ApiError, callApi } from '../../shared/api.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { AdminDialog } from '../components/AdminDialog.tsx';
import { SecondFactorProof } from './SecondFactorProof.tsx';
import type { Question, SessionKeeper } from './session-keeper.ts';
import { signInFailure } from './sign-in-failure.ts';

interface ConfirmIdentityProps {
  keeper: SessionKeeper;
  question: Question;
}

/** Asks whether it is still the same person, before something is done that was asked for: by the second factor, or by the password. */
export function ConfirmIdentity({ keeper, question }: ConfirmIdentityProps) {
  const goOn = async (token: string) => {
    await keeper.renew(async () => ({ token }));
    question.answer();
  };
  return (
    <AdminDialog title={copy.confirmTitle} text={copy.confirmIntro} onEscape={question.cancel}>
      <Box sx={{ mt: 3 }}>
        <SecondFactorProof
          keeper={keeper}
          onProved={goOn}
          without={<PasswordProof keeper={keeper} onProved={goOn} />}
        />
      </Box>
      <Stack direction="row" sx={{ mt: 2 }}>
        <Button variant="outlined" size="small" onClick={question.cancel}>
          {copy.cancel}
        </Button>
      </Stack>
    </AdminDialog>
  );
}

interface PasswordProofProps {
  keeper: SessionKeeper;
  onProved: (token: string) => Promise<void>;
}

function PasswordProof({ keeper, onProved }: PasswordProofProps) {
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm<{ password: string }>({
    resolver: standardSchemaResolver(confirmSchema),
    defaultValues: { password: '' },
  });
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      const { data } = await callApi(confirmRoute, { token: await keeper.token(), body });
      await onProved(data.token);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) await keeper.end(error.message);
      setFailure(signInFailure(error));
      setFocus('password', { shouldSelect: true });
    }
  });
  return (
    <Stack component="form" sx={{ gap: 2 }} method="post" onSubmit={submit} noValidate>
      <FormBanner outcome={failure === undefined ? undefined : { kind: 'error', message: failure }} />
      <TextField
        label={copy.password}
        type="password"
        autoComplete="current-password"
        registration={register('password')}
        error={formState.errors.password?.message}
      />
      <div>
        <SubmitButton label={copy.confirm} sendingLabel={copy.confirming} sending={formState.isSubmitting} />
      </div>
    </Stack>
  );
}
