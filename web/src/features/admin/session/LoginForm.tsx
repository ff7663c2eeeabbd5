import styled from '@emotion/styled';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type LoginInput, loginSchema } from '@ohmbridge/functions/contract/user';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormBanner } from '../../../components/form/FormBanner.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { loginWords } from '../../../content/admin.ts';
import { signInProblem } from './sign-in-problem.ts';
import { useSessionKeeper } from './use-session.ts';

const Form = styled('form')({ display: 'grid', gap: 24 });

/** E-mail address and password. `notice` says why the person is here again. */
export function LoginForm({ notice }: { notice: string | undefined }) {
  const keeper = useSessionKeeper();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setFocus, formState } = useForm<LoginInput>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const message = isSubmitting ? undefined : (problem ?? notice);

  const submit = handleSubmit(async (credentials) => {
    setProblem(undefined);
    try {
      await keeper.signIn(credentials);
    } catch (error) {
      setProblem(signInProblem(error));
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <Form onSubmit={submit} noValidate>
      <FormBanner outcome={message === undefined ? undefined : { kind: 'error', message }} />
      <TextField
        label={loginWords.email}
        type="email"
        autoComplete="username"
        registration={register('email')}
        error={errors.email?.message}
      />
      <TextField
        label={loginWords.password}
        type="password"
        autoComplete="current-password"
        registration={register('password')}
        error={errors.password?.message}
      />
      <div>
        <SubmitButton label={loginWords.submit} sendingLabel={loginWords.submitting} sending={isSubmitting} />
      </div>
    </Form>
  );
}
