import { type OwnSubmission, type OwnSubmissions, senderPageRoutes } from '@site/contract/desk/sender-page-routes';
import type { SubmissionKind } from '@site/contract/desk/submission-kinds';
import { messages } from '@site/contract/shared/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, callApi } from '../../shared/api.ts';
import { useIsLeft } from '../../shared/leaving.ts';
import type { Outcome } from '../../ui/form/FormBanner.tsx';
import { fieldErrorsFromApi, remedyFor } from '../../ui/form/field-errors.ts';
import { linkIn, stateOf } from './own-page-link.ts';

type View<Kind extends SubmissionKind> =
  | { kind: 'waiting' | 'erased' }
  /** The address has no link, or the link does not work. */
  | { kind: 'none' | 'ended' }
  | { kind: 'failed'; message: string; isTrying: boolean }
  | { kind: 'shown'; submissions: readonly OwnSubmission<Kind>[] };

const fields = ['code', 'text'] as const;

export interface Failure {
  message: string;
  field?: (typeof fields)[number];
}

/** Runs an action of the page; gives the message of a failure. */
export type Act = () => Promise<Failure | undefined>;

/** Sends a text about one submission; the idempotency key makes it count once. */
export type Write = (text: string, idempotencyKey: string) => ReturnType<Act>;

/** A change of one submission: the call, and the message after a success. */
export interface Change<Kind extends SubmissionKind> {
  call: (token: string) => Promise<OwnSubmissions<Kind>>;
  done: string;
}

const isAnswer = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;

/** The submissions of the open link, with all actions on them. */
export function useOwnSubmissions<Kind extends SubmissionKind>(kind: Kind) {
  const routes = senderPageRoutes[kind];
  const [view, setView] = useState<View<Kind>>({ kind: 'waiting' });
  const [notice, setNotice] = useState<{ reference: string; outcome: Outcome }>();
  const token = useRef<string>(undefined);
  /** The token of the link that ended last. The router may show its address only after the answer has arrived. */
  const ended = useRef<string>(undefined);
  const { search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  /** Whether the visitor has left the page: a late answer must not lead back to it. */
  const isLeft = useIsLeft();

  const shown = ({ data }: OwnSubmissions<Kind>): View<Kind> => ({ kind: 'shown', submissions: data[kind] });
  const readShown = async (asked: string) => shown(await callApi(routes.read, { body: { token: asked } }));

  /** Removes the hash from the address. The router must know, or it would bring the token back into the address. */
  const keepInTab = (kept: object | null) =>
    void navigate({ search, hash: '' }, { replace: true, state: kept, preventScrollReset: true });

  /** Shows the answer of a call, if it has one, unless the visitor has opened another link meanwhile. */
  async function show(call: (token: string) => Promise<View<Kind> | undefined>): Promise<Failure | undefined> {
    const asked = token.current ?? '';
    const showNext = (next: View<Kind> | undefined) => {
      if (next === undefined || token.current !== asked) return;
      if (next.kind === 'erased' || next.kind === 'ended') {
        token.current = undefined;
        ended.current = asked;
        if (!isLeft.current) keepInTab(null);
      }
      setView(next);
    };
    try {
      showNext(await call(asked));
    } catch (error) {
      const [refused] = fieldErrorsFromApi(fields, error);
      if (refused) return refused;
      if (isAnswer(error, 409)) return { message: error.message };
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
    // The skip link changes the hash as well.
    const isPlace = hash !== '' && document.getElementById(hash.slice(1)) !== null;
    const kept: unknown = isPlace && token.current !== undefined ? stateOf(token.current) : state;
    const link = linkIn(isPlace ? '' : hash, kept);
    if (link.kind === 'token') {
      if (hash !== '') keepInTab(stateOf(link.token));
      if (link.token === token.current || link.token === ended.current) return;
      token.current = link.token;
      ended.current = undefined;
      setNotice(undefined);
      setView({ kind: 'waiting' });
      void read();
    } else if (link.kind === 'cut') {
      token.current = undefined;
      ended.current = '';
      setView({ kind: 'ended' });
    } else if (token.current !== undefined || ended.current === undefined) {
      // The token of an ended link leaves the address, but the page must continue to say that the link has ended.
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
    notice,
    /** Gives the token of the open link, for requests other than the calls below. */
    tokenNow: () => token.current ?? '',
    tryAgain() {
      setView((failed) => (failed.kind === 'failed' ? { ...failed, isTrying: true } : failed));
      void read();
    },
    change: (reference: string, { call, done }: Change<Kind>) =>
      show(async (asked) => {
        const announce = (outcome: Outcome) => setNotice({ reference, outcome });
        try {
          const next = shown(await call(asked));
          announce({ kind: 'success', message: done });
          return next;
        } catch (error) {
          // A colleague has changed the status meanwhile, so the page shows the new one.
          if (!isAnswer(error, 409)) throw error;
          const next = await readShown(asked);
          announce({ kind: 'info', message: error.message });
          return next;
        }
      }),
    write: (reference: string, text: string, idempotencyKey: string) =>
      show(async (asked) =>
        shown(await callApi(routes.write, { body: { token: asked, reference, text }, idempotencyKey })),
      ),
    sendCode: () =>
      show(async (asked) => {
        await callApi(routes.requestCode, { body: { token: asked } });
        return undefined;
      }),
    erase: (code: string) =>
      show(async (asked) => {
        await callApi(routes.erase, { body: { token: asked, code } });
        return { kind: 'erased' };
      }),
  };
}
