import { forgottenPasswordHash, passwordLinkIn } from '@site/contract/team/password-link';
import { type ComponentType, lazy, Suspense } from 'react';
import { adminCopy } from '../../content/product/admin.ts';
import { useAddress } from '../../shared/address.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { SignInForm } from './SignInForm.tsx';

// Few people need these, so they load on demand.
const ForgottenPasswordForm = loadedWhenShown(
  async () => (await import('./ForgottenPasswordForm.tsx')).ForgottenPasswordForm,
);
const NewPasswordForm = loadedWhenShown(async () => (await import('./NewPasswordForm.tsx')).NewPasswordForm);

/** Signs admins in. Its address can also ask for a password link by email, or be the address of that link. */
export function LoginForm() {
  const { search, hash } = useAddress();
  const link = passwordLinkIn({ search, hash });
  return (
    <Suspense fallback={<Spinner />}>
      {link ? (
        <NewPasswordForm key={search + hash} link={link} />
      ) : hash === forgottenPasswordHash ? (
        <ForgottenPasswordForm />
      ) : (
        <SignInForm />
      )}
    </Suspense>
  );
}

function loadedWhenShown<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => Unreachable as ComponentType<Props>) }));
}

function Unreachable() {
  return <FailureAlert message={adminCopy.offline} />;
}
