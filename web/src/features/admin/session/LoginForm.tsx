import styled from '@emotion/styled';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type LoginInput, loginSchema } from '@ohmbridge/functions/contract/user';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormBanner } from '../../../components/form/FormBanner.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { loginCopy } from '../../../content/admin.ts';
import { signInFailure } from './sign-in-failure.ts';
import { useSessionKeeper } from './use-session.ts';

const Form = styled('form')({ display: 'grid', gap: 24 });

/** E-mail address and password. `notice` says why the person is here again. */
export function LoginForm({ notice }: { notice: string | undefined }) {
  const keeper = useSessionKeeper();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm<LoginInput>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const message = isSubmitting ? undefined : (failure ?? notice);

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      await keeper.signIn(credentials);
    } catch (error) {
      setFailure(signInFailure(error));
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <Form onSubmit={submit} noValidate>
      <FormBanner outcome={message === undefined ? undefined : { kind: 'error', message }} />
      <TextField
        label={loginCopy.email}
        type="email"
        autoComplete="username"
        registration={register('email')}
        error={errors.email?.message}
      />
      <TextField
        label={loginCopy.password}
        type="password"
        autoComplete="current-password"
        registration={register('password')}
        error={errors.password?.message}
      />
      <div>
        <SubmitButton label={loginCopy.submit} sendingLabel={loginCopy.submitting} sending={isSubmitting} />
      </div>
    </Form>
  );
}
