import Stack from '@mui/material/Stack';
import type { ProvedAnswer, SecondFactorState } from '@ohmbridge/contract/team/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { signInCopy as copy } from '../../content/admin-sign-in.ts';
import { passwordCopy } from '../../content/password.ts';
import { DataFailure } from '../components/DataBoundary.tsx';
import { FormPart } from '../components/FormPart.tsx';
import { Note } from '../components/Note.tsx';
import { useNotify } from '../components/Notices.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { RowsSkeleton } from '../components/RowsSkeleton.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useConfirm } from '../components/use-confirm.tsx';
import { useSessionKeeper } from '../session/use-session.ts';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorMethod } from './SecondFactorMethod.tsx';
import { Sessions } from './Sessions.tsx';
import { removeSecondFactor, renewCodes, useSecondFactor } from './use-second-factor.ts';

/** The screen of the admin's own sign-in: their second factors, and their open sessions. */
export function AccountPage() {
  const { data: state, error, refetch, show } = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <>
      <PageHead />
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <Stack sx={{ gap: 'clamp(40px, 5vw, 64px)' }}>
          {state ? (
            <SecondFactor state={state} show={show} readAgain={refetch} onCodes={setCodes} />
          ) : error ? (
            <DataFailure message={copy.failed} />
          ) : (
            <RowsSkeleton />
          )}
          <FormPart title={passwordCopy.changeTitle}>
            <ChangePasswordForm />
          </FormPart>
          <Sessions />
        </Stack>
      )}
    </>
  );
}

interface SecondFactorProps {
  state: SecondFactorState;
  show: (state: SecondFactorState) => void;
  readAgain: () => Promise<unknown>;
  onCodes: (codes: readonly string[]) => void;
}

/** The thing to remove: a passkey, the app, or the old recovery codes. */
type Leaving = { kind: 'passkey'; id: string; name: string } | { kind: 'app' } | { kind: 'codes' };

function SecondFactor({ state, show, readAgain, onCodes }: SecondFactorProps) {
  const keeper = useSessionKeeper();
  const notify = useNotify();
  const [adding, setAdding] = useState<'passkey' | 'app'>();
  const confirm = useConfirm();
  const frame = useRef<HTMLDivElement>(null);
  const { passkeys, app, recoveryCodesLeft, mode } = state;
  const hasAny = passkeys.length > 0 || app !== null;
  const isLast = passkeys.length + (app ? 1 : 0) === 1;

  const added = (message: string) => async (answer: ProvedAnswer) => {
    setAdding(undefined);
    await readAgain();
    // The codes say it themselves, and nothing is to lie over them.
    if (answer.recoveryCodes) return onCodes(answer.recoveryCodes);
    notify({ severity: 'success', message });
    frame.current?.focus();
  };
  const taking = useMutation({
    mutationFn: async (what: Leaving) => {
      if (what.kind === 'codes') return onCodes(await renewCodes(keeper));
      show(await removeSecondFactor(keeper, what.kind === 'passkey' ? what.id : undefined));
      notify({ severity: 'success', message: copy.removed });
    },
    onError: ({ message }) => notify({ severity: 'error', message }),
    onSettled: () => void readAgain(),
  });
  const take = (what: Leaving) =>
    confirm({
      title: titleOf(what),
      text: [
        what.kind === 'codes' ? copy.renewQuestion : copy.removeQuestion,
        what.kind !== 'codes' && isLast && copy.removeLast,
      ],
      confirm: what.kind === 'codes' ? copy.renew : copy.remove,
      busy: copy.removing,
      focusAfterwards: frame,
      act: () => taking.mutateAsync(what),
    });

  return (
    <>
      <div ref={frame} tabIndex={-1}>
        <FormPart title={copy.passkeys}>
          <p>{mode === 'required' ? copy.intro.required : hasAny ? copy.intro.some : copy.intro.none}</p>
          <Note>{copy.passkeysIntro}</Note>
          {passkeys.map((passkey) => (
            <SecondFactorMethod
              key={passkey.id}
              name={passkey.name}
              facts={copy.passkeyFacts(passkey)}
              onRemove={() => void take({ kind: 'passkey', id: passkey.id, name: passkey.name })}
            />
          ))}
          {adding === 'passkey' ? (
            <AddPasskey keeper={keeper} onAdded={(answer) => void added(copy.passkeyAdded)(answer)} />
          ) : (
            <div>
              <TextAction onClick={() => setAdding('passkey')}>{copy.addPasskey}</TextAction>
            </div>
          )}
        </FormPart>
      </div>
      <FormPart title={copy.app}>
        <Note>{copy.appIntro}</Note>
        {app ? (
          <SecondFactorMethod
            name={copy.yourApp}
            facts={copy.appFacts(app)}
            onRemove={() => void take({ kind: 'app' })}
          />
        ) : adding === 'app' ? (
          <AddApp keeper={keeper} onAdded={(answer) => void added(copy.appAdded)(answer)} />
        ) : (
          <div>
            <TextAction onClick={() => setAdding('app')}>{copy.addApp}</TextAction>
          </div>
        )}
      </FormPart>
      {hasAny && (
        <FormPart title={copy.recovery}>
          <Note>{copy.recoveryIntro}</Note>
          <p>{copy.recoveryLeft(recoveryCodesLeft)}</p>
          <div>
            <TextAction onClick={() => void take({ kind: 'codes' })}>{copy.renew}</TextAction>
          </div>
        </FormPart>
      )}
    </>
  );
}

function titleOf(leaving: Leaving): string {
  if (leaving.kind === 'codes') return copy.renewTitle;
  return leaving.kind === 'app' ? copy.removeAppTitle : copy.removeTitle(leaving.name);
}
