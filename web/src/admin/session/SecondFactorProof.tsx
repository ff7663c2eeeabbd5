import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  passkeyOptionsRoute,
  proveCodeRoute,
  provePasskeyRoute,
  proveRecoveryCodeRoute,
  type SecondFactorChoice,
} from '@site/contract/team/second-factor';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { secondStepCopy as copy } from '../../content/product/second-step.ts';
import { ApiError, callApi } from '../../shared/api.ts';
import { FormBanner } from '../../ui/form/FormBanner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { LinkButton } from '../components/TextAction.tsx';
import { CodeForm } from './CodeForm.tsx';
import { askForPasskey, hasPasskeys, loadPasskeys } from './passkey.ts';
import { useSessionKeeper } from './session.ts';
import type { SessionKeeper } from './session-keeper.ts';

type Method = 'passkey' | 'app' | 'recovery';

interface Known {
  choice: SecondFactorChoice;
  /** The options with which the browser asks for a passkey. They are valid for one answer. */
  options: unknown;
}

interface SecondFactorProofProps {
  /** Receives the token of the proof. If the function throws, the form shows the error. */
  onProved: (token: string) => Promise<void>;
  /** The content for an admin without a second factor. */
  without?: ReactNode;
}

/**
 * Asks the admin for their second factor: first for a passkey, with one press; otherwise for a code of the app or a recovery
 * code.
 */
export function SecondFactorProof({ onProved, without }: SecondFactorProofProps) {
  const keeper = useSessionKeeper();
  const [known, setKnown] = useState<Known>();
  const [failure, setFailure] = useState<string>();
  const [chosen, setChosen] = useState<Method>();

  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it is shown, and again with each new attempt
  useEffect(() => {
    void loadPasskeys();
    const begin = async () => setKnown((await callApi(passkeyOptionsRoute, { token: await keeper.token() })).data);
    begin().catch(async (error: unknown) => {
      await endIfTooOld(keeper, error);
      setFailure(error instanceof ApiError ? error.message : copy.failed);
    });
  }, [keeper, attempt]);
  const tryAgain = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };

  if (failure !== undefined && !known) return <FailureAlert message={failure} onTryAgain={tryAgain} />;
  if (!known) return <Spinner />;
  const { choice } = known;
  const methods = (['passkey', 'app', 'recovery'] as const).filter((method) =>
    method === 'recovery' ? choice.recoveryCodes : choice[method],
  );
  if (!choice.passkey && !choice.app && without) return without;
  const first = methods.find((method) => method !== 'passkey' || hasPasskeys()) ?? methods[0] ?? 'app';
  const method = chosen ?? first;
  const prove = async (work: (token: string) => Promise<{ data: { token: string } }>) => {
    const { data } = await work(await keeper.token());
    await onProved(data.token);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {method === 'passkey' && <PasskeyProof options={known.options} prove={prove} />}
      {method === 'app' && (
        <CodeForm
          key="app"
          kind="app"
          label={copy.appField}
          hint={copy.appHint}
          onSubmit={(code) => prove((token) => callApi(proveCodeRoute, { token, body: { code } }))}
          onFailure={(error) => endIfTooOld(keeper, error)}
        />
      )}
      {method === 'recovery' && (
        <CodeForm
          key="recovery"
          kind="recovery"
          label={copy.recoveryField}
          hint={copy.recoveryHint}
          onSubmit={(code) => prove((token) => callApi(proveRecoveryCodeRoute, { token, body: { code } }))}
          onFailure={(error) => endIfTooOld(keeper, error)}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <LinkButton key={other} onClick={() => setChosen(other)}>
              {other === 'passkey' ? copy.passkeyAgain : copy[other]}
            </LinkButton>
          ))}
      </Stack>
    </Stack>
  );
}

interface PasskeyProofProps {
  options: unknown;
  prove: (work: (token: string) => Promise<{ data: { token: string } }>) => Promise<void>;
}

/** The button that asks for a passkey; the button has the focus. */
function PasskeyProof({ options, prove }: PasskeyProofProps) {
  const keeper = useSessionKeeper();
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string | undefined>(hasPasskeys() ? undefined : copy.noPasskeysHere);
  const fresh = useRef(options);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const press = async () => {
    if (isWaiting) return;
    setWaiting(true);
    setFailure(undefined);
    try {
      // The earlier options were valid for one answer.
      fresh.current ??= (await callApi(passkeyOptionsRoute, { token: await keeper.token() })).data.options;
      const asked = fresh.current;
      fresh.current = undefined;
      const response = await askForPasskey(asked);
      await prove((token) => callApi(provePasskeyRoute, { token, body: { response } }));
    } catch (error) {
      await endIfTooOld(keeper, error);
      setFailure(error instanceof ApiError ? error.message : copy.passkeyRefused);
      setWaiting(false);
    }
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <FormBanner outcome={failure === undefined ? undefined : { kind: 'error', message: failure }} />
      {/* The button stays enabled while it waits: a disabled button would lose the focus. */}
      <Button ref={button} variant="contained" aria-disabled={isWaiting} onClick={() => void press()}>
        {isWaiting ? copy.usingPasskey : copy.passkey}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {copy.passkeyHint}
      </Typography>
    </Stack>
  );
}

/** Signs out a person whose first step was too long ago, so that they start again. */
export async function endIfTooOld(keeper: SessionKeeper, error: unknown): Promise<void> {
  if (error instanceof ApiError && error.status === 401) await keeper.end(error.message);
}
