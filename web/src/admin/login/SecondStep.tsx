import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { loginPath } from '@site/contract/team/password-link';
import type { Pending } from '@site/contract/team/sign-in';
import { lazy, Suspense } from 'react';
import { secondStepCopy as copy } from '../../content/product/second-step.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { LinkButton } from '../components/TextAction.tsx';
import { SecondFactorProof } from '../session/SecondFactorProof.tsx';
import { SessionContext } from '../session/session.ts';
import type { SessionKeeper } from '../session/session-keeper.ts';

const Enrolment = lazy(async () => ({ default: (await import('../account/Enrolment.tsx')).Enrolment }));

interface SecondStepProps {
  keeper: SessionKeeper;
  pending: Pending;
}

/** Replaces the login form after the right password: the admin proves a second factor, or sets one up. */
export function SecondStep({ keeper, pending }: SecondStepProps) {
  const isProof = pending === 'prove';
  return (
    <Stack component="section" sx={{ gap: 3 }} aria-labelledby="second-step">
      <div>
        <Typography variant="h3" component="h2" id="second-step" tabIndex={-1}>
          {isProof ? copy.title : copy.enrolTitle}
        </Typography>
        <Typography sx={{ mt: 1 }}>{isProof ? copy.intro : copy.enrolIntro}</Typography>
      </div>
      <SessionContext value={keeper}>
        {isProof ? (
          <SecondFactorProof onProved={(token) => keeper.pass(token)} />
        ) : (
          <Suspense fallback={<Spinner />}>
            <Enrolment />
          </Suspense>
        )}
      </SessionContext>
      {isProof && (
        <Typography variant="body2" color="textSecondary">
          {copy.lost}
        </Typography>
      )}
      <p>
        <LinkButton onClick={() => void keeper.logOut().then(() => location.replace(loginPath))}>
          {copy.another}
        </LinkButton>
      </p>
    </Stack>
  );
}
