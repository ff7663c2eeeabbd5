import { retryMailRoute } from '@ohmbridge/functions/contract/mail-routes';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useState } from 'react';
import type { Outcome } from '../../../components/form/FormBanner.tsx';
import { failedMailWords } from '../../../content/admin.ts';
import { callApi } from '../../../lib/api.ts';
import { callAsAdmin } from '../session/call-as-admin.ts';
import { useSessionKeeper } from '../session/use-session.ts';
import type { FailedMail } from './failed-mails.ts';

/** Sends mails again, one at a time, and tells how the last of it went. */
export function useMailRetry() {
  const keeper = useSessionKeeper();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busyMail, setBusyMail] = useState<string>();

  async function retry({ id, kind }: FailedMail): Promise<void> {
    // The buttons stay enabled meanwhile: a disabled one would lose the keyboard's place.
    if (busyMail !== undefined) return;
    setOutcome(undefined);
    setBusyMail(id);
    try {
      await callAsAdmin(keeper, (token) => callApi(retryMailRoute, { token, parameters: { id } }));
      setOutcome({ kind: 'success', message: failedMailWords.queued(kind) });
    } catch (error) {
      setOutcome({ kind: 'error', message: error instanceof Error ? error.message : messages.unexpected });
    } finally {
      setBusyMail(undefined);
    }
  }

  return { outcome, busyMail, retry };
}
