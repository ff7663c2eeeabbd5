import { passwordCopy } from '../../content/password.ts';
import { FormPart } from '../components/FormPart.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** Where whoever is signed in changes their own password. */
export function PasswordPage() {
  return (
    <>
      <PageHead />
      <FormPart title={passwordCopy.changeTitle}>
        <ChangePasswordForm />
      </FormPart>
    </>
  );
}
