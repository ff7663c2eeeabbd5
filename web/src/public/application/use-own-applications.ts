import { applicantMessages, type OwnApplication } from '@ohmbridge/contract/desk/applicant';
import {
  eraseOwnApplicationsRoute,
  readOwnApplicationsRoute,
  requestErasureCodeRoute,
  withdrawApplicationRoute,
} from '@ohmbridge/contract/desk/applicant-routes';
import { messages } from '@ohmbridge/contract/shared/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { applicationPage as copy } from '../../content/pages/application.ts';
import { ApiError, callApi } from '../../shared/api.ts';
import type { Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldErrorsFromApi, remedyFor } from '../../ui/form/field-errors.ts';
import { linkIn, stateOf } from './applicant-link.ts';

/** What the page shows. */
type View =
  | { kind: 'waiting' | 'erased' }
  /** There is no link, or one that shows nothing. */
  | { kind: 'none' | 'ended' }
  | { kind: 'failed'; message: string; isTrying: boolean }
  | { kind: 'shown'; applications: readonly OwnApplication[] };

/** Why something failed. */
export interface Failure {
  message: string;
  /** The field that it is about, and stands at. */
  field?: 'code';
}

/** Does something about the applications that the page shows; gives why, if it failed. */
export type Act = () => Promise<Failure | undefined>;

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

  /** Shows what a call leads to, if to anything, unless another link has been opened meanwhile. */
  async function show(call: (token: string) => Promise<View | undefined>): Promise<Failure | undefined> {
    const asked = token.current ?? '';
    const showNext = (next: View | undefined) => {
      if (next === undefined || token.current !== asked) return;
      if (next.kind === 'erased' || next.kind === 'ended') {
        token.current = undefined;
        if (!isLeft.current) keepInTab(null);
      }
      setView(next);
    };
    try {
      showNext(await call(asked));
    } catch (error) {
      const [refused] = fieldErrorsFromApi(['code'], error);
      if (refused) return refused;
      if (!isAnswer(error, 404)) return { message: remedyFor(error) ?? messages.unexpected };
      showNext({ kind: 'ended' });
    }
    return undefined;
  }

  async function read() {
    const asked = token.current;
    const failure = await show(readShown);
    if (failure && token.current === asked) setView({ kind: 'failed', message: failure.message, isTrying: false });
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
    /** The token of the link that is open, for what is sent beside the calls below. */
    tokenNow: () => token.current ?? '',
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
    sendCode: () =>
      show(async (asked) => {
        await callApi(requestErasureCodeRoute, { body: { token: asked } });
        return undefined;
      }),
    erase: (code: string) =>
      show(async (asked) => {
        await callApi(eraseOwnApplicationsRoute, { body: { token: asked, code } });
        return { kind: 'erased' };
      }),
  };
}
