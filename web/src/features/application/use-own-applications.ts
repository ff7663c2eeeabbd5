import { applicantMessages, type OwnApplication } from '@ohmbridge/functions/contract/applicant';
import {
  eraseOwnApplicationsRoute,
  readOwnApplicationsRoute,
  withdrawApplicationRoute,
} from '@ohmbridge/functions/contract/applicant-routes';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome } from '../../components/form/FormBanner.tsx';
import { failureMessage } from '../../components/form/field-errors.ts';
import { applicationPage as copy } from '../../content/pages/application.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { forgetToken, takeLink } from './applicant-link.ts';

/** What the page shows. */
type View =
  | { kind: 'waiting' | 'erased' }
  /** There is no link, or one that shows nothing. */
  | { kind: 'none' | 'ended' }
  | { kind: 'failed'; message: string; isTrying: boolean }
  | { kind: 'shown'; applications: readonly OwnApplication[] };

/** Does something about the applications that the page shows; gives the message if it failed. */
export type Act = () => Promise<string | undefined>;

const isAnswer = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

async function readShown(token: string): Promise<View> {
  const { data } = await callApi(readOwnApplicationsRoute, { body: { token } });
  return { kind: 'shown', ...data };
}

/** The applications of whoever has opened the link, and all that can happen to them. */
export function useOwnApplications() {
  const [view, setView] = useState<View>({ kind: 'waiting' });
  const [notice, setNotice] = useState<{ reference: string; outcome: Outcome }>();
  const token = useRef<string>(undefined);

  /** Shows what a call leads to, unless another link has been opened meanwhile. */
  async function show(call: (token: string) => Promise<View>): Promise<string | undefined> {
    const asked = token.current ?? '';
    const showNext = (next: View) => {
      if (token.current !== asked) return;
      if (next.kind === 'erased' || next.kind === 'ended') {
        token.current = undefined;
        forgetToken();
      }
      setView(next);
    };
    try {
      showNext(await call(asked));
    } catch (error) {
      if (!isAnswer(error, 404)) return failureMessage(error, messages.unexpected);
      showNext({ kind: 'ended' });
    }
    return undefined;
  }

  async function read() {
    const asked = token.current;
    const message = await show(readShown);
    if (message !== undefined && token.current === asked) setView({ kind: 'failed', message, isTrying: false });
  }

  const followLink = useEffectEvent(() => {
    const link = takeLink(token.current);
    if (link.kind !== 'token') {
      token.current = undefined;
      setView({ kind: link.kind === 'cut' ? 'ended' : 'none' });
    } else if (link.token !== token.current) {
      token.current = link.token;
      setNotice(undefined);
      setView({ kind: 'waiting' });
      void read();
    }
  });
  useEffect(() => {
    followLink();
    addEventListener('hashchange', followLink);
    return () => removeEventListener('hashchange', followLink);
  }, []);

  return {
    view,
    /** What became of a withdrawal. */
    notice,
    tryAgain() {
      setView((failed) => (failed.kind === 'failed' ? { ...failed, isTrying: true } : failed));
      void read();
    },
    withdraw: (reference: string) =>
      show(async (asked) => {
        const tell = (outcome: Outcome) => setNotice({ reference, outcome });
        try {
          const { data } = await callApi(withdrawApplicationRoute, { body: { token: asked, reference } });
          tell({ kind: 'success', message: copy.withdraw.done(reference) });
          return { kind: 'shown', ...data };
        } catch (error) {
          // Somebody of ours has decided meanwhile: what they decided is shown.
          if (!isAnswer(error, 409)) throw error;
          const shown = await readShown(asked);
          tell({ kind: 'info', message: applicantMessages.nothingToWithdraw });
          return shown;
        }
      }),
    erase: () =>
      show(async (asked) => {
        await callApi(eraseOwnApplicationsRoute, { body: { token: asked } });
        return { kind: 'erased' };
      }),
  };
}
