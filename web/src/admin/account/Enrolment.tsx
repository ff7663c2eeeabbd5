import Stack from '@mui/material/Stack';
import type { ProvedAnswer } from '@site/contract/team/second-factor';
import { useState } from 'react';
import { signInCopy as copy } from '../../content/product/admin-sign-in.ts';
import { LinkButton } from '../components/TextAction.tsx';
import { hasPasskeys } from '../session/passkey.ts';
import { useSessionKeeper } from '../session/session.ts';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Sets up a required second factor before the dashboard opens. The dashboard opens after the admin has saved the codes. */
export function Enrolment() {
  const keeper = useSessionKeeper();
  const [method, setMethod] = useState<'passkey' | 'app'>(hasPasskeys() ? 'passkey' : 'app');
  const [codes, setCodes] = useState<readonly string[]>();
  const added = ({ recoveryCodes }: ProvedAnswer) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else keeper.checkAgain();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={keeper.checkAgain} />;
  return (
    <Stack sx={{ gap: 2 }}>
      {method === 'passkey' ? <AddPasskey onAdded={added} /> : <AddApp onAdded={added} />}
      <div>
        <LinkButton onClick={() => setMethod(method === 'passkey' ? 'app' : 'passkey')}>
          {method === 'passkey' ? copy.chooseSecond : copy.chooseFirst}
        </LinkButton>
      </div>
    </Stack>
  );
}
