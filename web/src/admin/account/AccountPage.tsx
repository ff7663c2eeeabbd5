import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ProvedAnswer, renewRecoveryCodesRoute, type SecondFactorState } from '@site/contract/team/second-factor';
import { idleMinutes, sessionHours } from '@site/contract/team/sign-in';
import { useRef, useState } from 'react';
import { signInCopy as copy } from '../../content/product/admin-sign-in.ts';
import { passwordCopy } from '../../content/product/password.ts';
import { RowsSkeleton } from '../components/DataBoundary.tsx';
import { FailureAlert } from '../components/FailureAlert.tsx';
import { Caption, FormPart, Note } from '../components/FormPart.tsx';
import { useNotify } from '../components/Notices.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { TextAction } from '../components/TextAction.tsx';
import { useActions } from '../components/use-actions.ts';
import { useConfirm } from '../components/use-confirm.tsx';
import { useCall } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/session.ts';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { endOtherSessions, removeSecondFactor, useSecondFactor, useSessions } from './use-second-factor.ts';

/** The page about the admin's own sign-in: second factors and open sessions. */
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
            <FailureAlert message={copy.failed} />
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

type Leaving = { kind: 'passkey'; id: string; name: string } | { kind: 'app' } | { kind: 'codes' };

function SecondFactor({ state, show, readAgain, onCodes }: SecondFactorProps) {
  const notify = useNotify();
  const call = useCall();
  const { carryOut } = useActions(['second-factor']);
  const [adding, setAdding] = useState<'passkey' | 'app'>();
  const confirm = useConfirm();
  const frame = useRef<HTMLDivElement>(null);
  const { passkeys, app, recoveryCodesLeft, mode } = state;
  const hasAny = passkeys.length > 0 || app !== null;
  const isLast = passkeys.length + (app ? 1 : 0) === 1;

  const added = (message: string) => async (answer: ProvedAnswer) => {
    setAdding(undefined);
    await readAgain();
    // No notice is shown: a notice would cover the codes, and the codes show that it worked.
    if (answer.recoveryCodes) return onCodes(answer.recoveryCodes);
    notify({ severity: 'success', message });
    frame.current?.focus();
  };
  const remove = async (what: Leaving) => {
    await carryOut(what.kind, async () => {
      if (what.kind === 'codes') {
        onCodes((await call(renewRecoveryCodesRoute)).data.recoveryCodes);
        return {};
      }
      show(await removeSecondFactor(call, what.kind === 'passkey' ? what.id : undefined));
      return { message: copy.removed };
    });
    void readAgain();
  };
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
      act: () => remove(what),
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
            <AddPasskey onAdded={(answer) => void added(copy.passkeyAdded)(answer)} />
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
          <AddApp onAdded={(answer) => void added(copy.appAdded)(answer)} />
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

const row = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 32px',
  overflowWrap: 'anywhere',
} as const;

interface SecondFactorMethodProps {
  name: string;
  facts: string;
  onRemove: () => void;
}

function SecondFactorMethod({ name, facts, onRemove }: SecondFactorMethodProps) {
  return (
    <Stack direction="row" sx={row}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Caption>{facts}</Caption>
      </div>
      <TextAction subject={name} color="error" onClick={onRemove}>
        {copy.remove}
      </TextAction>
    </Stack>
  );
}

function Sessions() {
  const keeper = useSessionKeeper();
  const { carryOut, busy } = useActions(['sessions']);
  const { data: sessions, error, refetch } = useSessions();
  const end = async () => {
    await carryOut('others', async () => {
      await endOtherSessions(keeper);
      return { message: copy.endedOthers };
    });
    await refetch();
  };
  return (
    <FormPart title={copy.sessions}>
      <Note>{copy.sessionsIntro(sessionHours, idleMinutes)}</Note>
      {!sessions && (error ? <FailureAlert message={copy.sessionsFailed} /> : <RowsSkeleton />)}
      {sessions && (
        <List disablePadding>
          {sessions.map((session) => (
            <ListItem key={session.id} divider disableGutters sx={{ display: 'block', py: 1.5 }}>
              <Typography sx={{ fontWeight: session.isThis ? 600 : 400 }}>
                {session.device}
                {session.isThis && ` (${copy.thisSession})`}
              </Typography>
              <Caption>{copy.sessionFacts(session)}</Caption>
            </ListItem>
          ))}
        </List>
      )}
      {sessions && sessions.length < 2 && <Note>{copy.onlyThis}</Note>}
      {sessions && sessions.length > 1 && (
        <div>
          <TextAction aria-disabled={busy !== undefined} onClick={() => void end()}>
            {busy ? copy.endingOthers : copy.endOthers}
          </TextAction>
        </div>
      )}
    </FormPart>
  );
}
