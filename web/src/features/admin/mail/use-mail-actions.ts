import { discardMailRoute, retryMailRoute } from '@ohmbridge/functions/contract/mail-routes';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useState } from 'react';
import type { Outcome } from '../../../components/form/FormBanner.tsx';
import { callApi } from '../../../lib/api.ts';
import { callAsAdmin } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import type { ListedMail } from './listed-mails.ts';

/** Sends mails, or deletes them, one at a time, and tells how the last of it went. */
export function useMailActions() {
  const keeper = useSessionKeeper();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busyMail, setBusyMail] = useState<string>();

  async function carryOut(
    route: typeof retryMailRoute | typeof discardMailRoute,
    { id }: ListedMail,
    done: string,
  ): Promise<void> {
    // The buttons stay enabled meanwhile: a disabled one would lose the keyboard's place.
    if (busyMail !== undefined) return;
    setOutcome(undefined);
    setBusyMail(id);
    try {
      await callAsAdmin(keeper, (token) => callApi(route, { token, parameters: { id } }));
      setOutcome({ kind: 'success', message: done });
    } catch (error) {
      setOutcome({ kind: 'error', message: error instanceof Error ? error.message : messages.unexpected });
    } finally {
      setBusyMail(undefined);
    }
  }

  return {
    outcome,
    busyMail,
    /** @param done what to say when it is on its way */
    send: (mail: ListedMail, done: string) => carryOut(retryMailRoute, mail, done),
    discard: (mail: ListedMail, done: string) => carryOut(discardMailRoute, mail, done),
  };
}
