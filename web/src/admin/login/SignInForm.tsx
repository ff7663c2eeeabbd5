import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type LoginInput, loginSchema } from '@site/contract/team/login';
import { forgottenPasswordHash } from '@site/contract/team/password-link';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { adminCopy, loginCopy } from '../../content/product/admin.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { fieldsOf } from '../../ui/form/field-errors.ts';
import { ScriptsNeeded } from '../../ui/form/ScriptsNeeded.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Session } from '../session/session.ts';
import { signInFailure } from '../session/session-errors.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';
import { returnPath, storedNotice, storeNotice } from './login-path.ts';

// The code of the second step loads only for admins who have a second factor or must set one up.
const loadSecondStep = async () => ({ default: (await import('./SecondStep.tsx')).SecondStep });
const SecondStep = lazy(loadSecondStep);

/** The form for email address and password. The dashboard opens for an admin who is signed in already, or signs in here. */
export function SignInForm() {
  const [failure, setFailure] = useState<string>();
  const { notice, isSignedIn, keeper, pending } = useSessionOfPage();
  // The form has no default values, so that text that was typed or filled in before hydration stays.
  const form = useForm<LoginInput>({
    resolver: standardSchemaResolver(loginSchema),
  });
  const field = fieldsOf(form);
  const isSubmitting = form.formState.isSubmitting || isSignedIn;
  const message = isSubmitting ? undefined : (failure ?? notice);

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      await (await loadSession()).signIn(credentials);
    } catch (error) {
      setFailure(signInFailure(error));
      form.setFocus('password', { shouldSelect: true });
    }
  });

  if (keeper && pending) {
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep keeper={keeper} pending={pending} />
      </Suspense>
    );
  }
  return (
    <Stack component="form" sx={{ gap: 3 }} method="post" onSubmit={submit} noValidate>
      <ScriptsNeeded />
      <FormBanner outcome={message === undefined ? undefined : { kind: 'error', message }} />
      <TextField label={loginCopy.email} type="email" autoComplete="username" {...field('email')} />
      <TextField label={loginCopy.password} type="password" autoComplete="current-password" {...field('password')} />
      {/* The link changes the fragment, and the page shows another form; without scripts it leads to itself. */}
      <Stack
        id={forgottenPasswordHash.slice(1)}
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 24px' }}
      >
        <SubmitButton label={loginCopy.submit} sendingLabel={loginCopy.submitting} sending={isSubmitting} />
        <Link href={forgottenPasswordHash} sx={{ py: 1.25 }}>
          {loginCopy.forgotten}
        </Link>
      </Stack>
    </Stack>
  );
}

// The stored notice does not change while the page is open.
const noSubscription = () => () => undefined;
const noNotice = () => undefined;

/**
 * Follows the session: shows the reason why the last session ended. Opens the dashboard as soon as a session exists, even from
 * another tab.
 */
function useSessionOfPage() {
  const stored = useSyncExternalStore(noSubscription, storedNotice, noNotice);
  const [session, setSession] = useState<Session>();
  const [keeper, setKeeper] = useState<SessionKeeper>();

  useEffect(() => {
    let isGone = false;
    let stopFollowing: (() => void) | undefined;
    loadSession().then(
      (keeper) => {
        if (isGone) return;
        setKeeper(keeper);
        const follow = () => {
          const current = keeper.current();
          setSession(current);
          if (current.status !== 'signed-in') return;
          storeNotice(undefined);
          location.replace(returnPath(location.search));
        };
        stopFollowing = keeper.subscribe(follow);
        follow();
      },
      // The failure shows when the admin signs in.
      () => undefined,
    );
    return () => {
      isGone = true;
      stopFollowing?.();
    };
  }, []);

  const notice = session?.status === 'signed-out' ? session.notice : undefined;
  const pending = session?.status === 'pending' ? session.pending : undefined;
  return { notice: notice ?? stored, isSignedIn: session?.status === 'signed-in', keeper, pending };
}

/** Loads the code of the sign-in, with Firebase Auth. The forms can be used before that. */
export async function loadSession(): Promise<SessionKeeper> {
  const { openSession } = await import('../session/open-session.ts').catch((error: unknown) => {
    throw new Error(adminCopy.offline, { cause: error });
  });
  return openSession();
}
