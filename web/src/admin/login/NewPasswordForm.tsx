import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type NewPasswordInput, newPasswordSchema, shortestPassword } from '@site/contract/team/password';
import { forgottenPasswordHash, loginPath, type PasswordLink } from '@site/contract/team/password-link';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminCopy } from '../../content/product/admin.ts';
import { passwordCopy } from '../../content/product/password.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { signInFailure } from '../session/session-errors.ts';
import { dashboardPath } from './login-path.ts';
import { choosePassword, PasswordFailure, readPasswordLink } from './new-password.ts';
import { PasswordPart } from './PasswordPart.tsx';
import { loadSession } from './SignInForm.tsx';

type LinkState = { email: string } | { failure: string; isSpent: boolean } | undefined;

/** The target of a link in an email: sets the password of the link's account, and signs in with it. */
export function NewPasswordForm({ link }: { link: PasswordLink }) {
  const [state, setState] = useState<LinkState>();
  // Each render reads the link again, but the form stays with its first link.
  const [opened] = useState(link);

  useEffect(() => {
    readPasswordLink(opened).then(
      (email) => setState({ email }),
      (error: unknown) => setState(failureOf(error)),
    );
  }, [opened]);

  if (!state) return <Spinner />;
  if ('failure' in state) {
    return (
      <PasswordPart title={passwordCopy.newTitle}>
        <FormBanner outcome={{ kind: 'error', message: state.failure }} />
        {state.isSpent && (
          <p>
            <Link href={loginPath + forgottenPasswordHash}>{passwordCopy.another}</Link>
          </p>
        )}
      </PasswordPart>
    );
  }
  return <PasswordOf email={state.email} link={opened} onSpent={setState} />;
}

function failureOf(error: unknown): { failure: string; isSpent: boolean } {
  if (error instanceof PasswordFailure) return { failure: error.message, isSpent: error.isSpent };
  return { failure: adminCopy.offline, isSpent: false };
}

interface PasswordOfProps {
  email: string;
  link: PasswordLink;
  /** Called when the link has expired or was used. */
  onSpent: (state: LinkState) => void;
}

function PasswordOf({ email, link, onSpent }: PasswordOfProps) {
  const [isShown, setShown] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordInput>({
    resolver: standardSchemaResolver(newPasswordSchema),
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await choosePassword(link, password);
    } catch (error) {
      const refusal = failureOf(error);
      if (refusal.isSpent) onSpent(refusal);
      else if (error instanceof PasswordFailure && error.isOfPassword)
        setError('password', { message: refusal.failure }, { shouldFocus: true });
      else setFailure(refusal.failure);
      // react-hook-form counts a form as submitted if the handler returns, so the error is thrown.
      throw error;
    }
    await signInWith(password);
  });

  async function signInWith(password: string): Promise<void> {
    try {
      await (await loadSession()).signIn({ email, password });
      location.replace(dashboardPath);
    } catch (error) {
      // The link is used up, so it is removed from the address, and a message replaces the form.
      history.replaceState(null, '', loginPath);
      onSpent({ failure: passwordCopy.savedButNotIn(signInFailure(error)), isSpent: false });
    }
  }

  return (
    <PasswordPart title={passwordCopy.newTitle} intro={passwordCopy.newIntro(email)}>
      <Stack
        component="form"
        sx={{ gap: 3 }}
        method="post"
        onSubmit={(event) => {
          submit(event).catch(() => undefined);
        }}
        noValidate
      >
        <FormBanner outcome={failure === undefined ? undefined : { kind: 'error', message: failure }} />
        {/* The browser's password manager needs the account beside the password. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div>
          <TextField
            label={passwordCopy.password}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            hint={passwordCopy.passwordHint(shortestPassword)}
            registration={register('password')}
            error={errors.password?.message}
          />
          <FormControlLabel
            label={passwordCopy.show}
            control={<Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)} />}
          />
        </div>
        <div>
          <SubmitButton
            label={passwordCopy.save}
            sendingLabel={passwordCopy.saving}
            sending={isSubmitting || isSubmitSuccessful}
          />
        </div>
      </Stack>
    </PasswordPart>
  );
}
