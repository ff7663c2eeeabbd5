import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  type ChangePasswordInput,
  changePasswordRoute,
  changePasswordSchema,
  shortestPassword,
} from '@site/contract/team/password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordCopy } from '../../content/product/password.ts';
import { FormBanner, type Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldsOf, refusalOf } from '../../ui/form/field-errors.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { useSession, useSessionKeeper } from '../session/session.ts';
import { signInFailure } from '../session/session-errors.ts';

/** Changes the password of the signed-in admin. All other sessions end; this one continues with a new token. */
export function ChangePasswordForm() {
  const keeper = useSessionKeeper();
  const session = useSession();
  const call = useCall();
  const [isShown, setShown] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm<ChangePasswordInput>({
    resolver: standardSchemaResolver(changePasswordSchema),
    defaultValues: { current: '', next: '' },
  });
  const field = fieldsOf(form);
  const type = isShown ? 'text' : 'password';

  const submit = form.handleSubmit(async (body) => {
    setOutcome(undefined);
    try {
      const { message, data } = await call(changePasswordRoute, { body });
      await keeper
        .renew(async () => data)
        .catch((error: unknown) => {
          throw new Error(passwordCopy.savedButNotIn(signInFailure(error)));
        });
      form.reset();
      setShown(false);
      setOutcome({ kind: 'success', message });
    } catch (error) {
      setOutcome(refusalOf(error, ['current', 'next'], form.setError));
    }
  });

  return (
    <Stack
      component="form"
      sx={{ gap: 3, maxWidth: 480 }}
      method="post"
      onSubmit={submit}
      noValidate
      aria-label={passwordCopy.changeTitle}
    >
      <p>{passwordCopy.changeIntro}</p>
      {/* The browser's password manager needs the account beside the password. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session.status === 'signed-in' ? session.user.email : ''}
        readOnly
        hidden
      />
      <TextField label={passwordCopy.current} type={type} autoComplete="current-password" {...field('current')} />
      <div>
        <TextField
          label={passwordCopy.password}
          type={type}
          autoComplete="new-password"
          hint={passwordCopy.passwordHint(shortestPassword)}
          {...field('next')}
        />
        <FormControlLabel
          label={passwordCopy.showBoth}
          control={<Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)} />}
        />
      </div>
      <FormBanner outcome={outcome} />
      <div>
        <SubmitButton
          label={passwordCopy.change}
          sendingLabel={passwordCopy.saving}
          sending={form.formState.isSubmitting}
          isQuiet={!form.formState.isDirty}
        />
      </div>
    </Stack>
  );
}
