import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Stack from '@mui/material/Stack';
import {
  addPasskeyRoute,
  newPasskeyOptionsRoute,
  newPasskeySchema,
  type ProvedAnswer,
} from '@site/contract/team/second-factor';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { signInCopy as copy } from '../../content/product/admin-sign-in.ts';
import { ApiError, callApi } from '../../shared/api.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { callAsAdmin } from '../session/call-as-admin.ts';
import { hasPasskeys, loadPasskeys, makePasskey } from '../session/passkey.ts';
import { useSessionKeeper } from '../session/session.ts';
import { NotConfirmed } from '../session/session-keeper.ts';

const nameSchema = z.pick(newPasskeySchema, { name: true });

/** Adds a passkey from this device, or from another device that the browser can reach. */
export function AddPasskey({ onAdded }: { onAdded: (answer: ProvedAnswer) => void }) {
  const keeper = useSessionKeeper();
  const [failure, setFailure] = useState<string | undefined>(hasPasskeys() ? undefined : copy.noPasskeysHere);
  const { register, handleSubmit, setFocus, formState } = useForm<{ name: string }>({
    resolver: standardSchemaResolver(nameSchema),
    defaultValues: { name: copy.thisDevice },
  });
  useEffect(() => {
    void loadPasskeys();
    setFocus('name', { shouldSelect: true });
  }, [setFocus]);
  const submit = handleSubmit(async ({ name }) => {
    setFailure(undefined);
    try {
      const { data } = await callAsAdmin(keeper, (token) => callApi(newPasskeyOptionsRoute, { token }));
      const response = await makePasskey(data.options);
      const answer = await keeper.renew(async (token) => {
        const added = await callApi(addPasskeyRoute, { token, body: { name, response } });
        return added.data;
      });
      onAdded(answer);
    } catch (error) {
      setFailure(failureWords(error));
    }
  });
  return (
    <Stack component="form" sx={{ gap: 2, maxWidth: 440 }} method="post" onSubmit={submit} noValidate>
      <FormBanner outcome={failure === undefined ? undefined : { kind: 'error', message: failure }} />
      <TextField
        label={copy.passkeyName}
        hint={copy.passkeyNameHint}
        autoComplete="off"
        registration={register('name')}
        error={formState.errors.name?.message}
      />
      <div>
        <SubmitButton label={copy.addPasskey} sendingLabel={copy.adding} sending={formState.isSubmitting} />
      </div>
    </Stack>
  );
}

function failureWords(error: unknown): string {
  if (error instanceof ApiError || error instanceof NotConfirmed) return error.message;
  return error instanceof Error && error.name === 'InvalidStateError' ? copy.passkeyThere : copy.passkeyNotMade;
}
