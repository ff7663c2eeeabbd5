import { applicantMessages, type OwnApplication } from '@ohmbridge/functions/contract/applicant';
import {
  eraseOwnApplicationsRoute,
  readOwnApplicationsRoute,
  withdrawApplicationRoute,
} from '@ohmbridge/functions/contract/applicant-routes';
import { messages } from '@ohmbridge/functions/contract/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Outcome } from '../../components/form/FormBanner.tsx';
import { remedyFor } from '../../components/form/field-errors.ts';
import { applicationPage as copy } from '../../content/pages/application.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { linkIn, stateOf } from './applicant-link.ts';

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
  const { search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  /** Whether the page has been left: an answer that comes later must not lead back to it. */
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** The address without its hash. The router is told, or it would bring the token back into the address. */
  const keepInTab = (kept: object | null) =>
    void navigate({ search, hash: '' }, { replace: true, state: kept, preventScrollReset: true });

  /** Shows what a call leads to, unless another link has been opened meanwhile. */
  async function show(call: (token: string) => Promise<View>): Promise<string | undefined> {
    const asked = token.current ?? '';
    const showNext = (next: View) => {
      if (token.current !== asked) return;
      if (next.kind === 'erased' || next.kind === 'ended') {
        token.current = undefined;
        if (!isLeft.current) keepInTab(null);
      }
      setView(next);
    };
    try {
      showNext(await call(asked));
    } catch (error) {
      if (!isAnswer(error, 404)) return remedyFor(error) ?? messages.unexpected;
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
    // The skip link changes the address as well.
    const isPlace = hash !== '' && document.getElementById(hash.slice(1)) !== null;
    const kept: unknown = isPlace && token.current !== undefined ? stateOf(token.current) : state;
    const link = linkIn(isPlace ? '' : hash, kept);
    if (link.kind === 'token') {
      if (hash !== '') keepInTab(stateOf(link.token));
      if (link.token === token.current) return;
      token.current = link.token;
      setNotice(undefined);
      setView({ kind: 'waiting' });
      void read();
    } else if (link.kind === 'cut') {
      token.current = undefined;
      setView({ kind: 'ended' });
    } else if (token.current !== undefined || view.kind === 'waiting') {
      // Not after a link has ended, which the address no longer holds: the page goes on saying so.
      token.current = undefined;
      setView({ kind: 'none' });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history may hold another link
  useEffect(() => {
    followLink();
  }, [key, hash]);

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
