import { jobAlertTokenPattern, type ShownJobAlert } from '@site/contract/alerts/job-alert';
import { confirmJobAlertRoute, endJobAlertRoute, readJobAlertRoute } from '@site/contract/alerts/job-alert-routes';
import { messages } from '@site/contract/shared/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { jobAlertPage } from '../../content/product/pages/job-alert.ts';
import { ApiError, callApi } from '../../shared/api.ts';
import type { Outcome } from '../../ui/form/FormBanner.tsx';
import { remedyFor } from '../../ui/form/field-errors.ts';
import { linkIn, stateOf } from '../own-page/own-page-link.ts';

type View =
  | { kind: 'waiting' | 'none' | 'ended' | 'gone' }
  | { kind: 'failed'; message: string }
  | { kind: 'shown'; alert: ShownJobAlert };

type Busy = 'read' | 'confirm' | 'end';

export function useOwnJobAlert() {
  const [view, setView] = useState<View>({ kind: 'waiting' });
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState<Busy>();
  const token = useRef<string>(undefined);
  const { hash, state, key } = useLocation();
  const navigate = useNavigate();

  /** Removes the hash from the address, where others could read it. The router must know, or it would bring the token back. */
  const keepInTab = (kept: object | null) =>
    void navigate({ hash: '' }, { replace: true, state: kept, preventScrollReset: true });

  async function act(what: Busy, call: (asked: string) => Promise<View>) {
    const asked = token.current;
    if (asked === undefined || (busy !== undefined && what !== 'read')) return;
    setBusy(what);
    setOutcome(undefined);
    try {
      const next = await call(asked);
      if (token.current === asked) setView(next);
    } catch (error) {
      if (token.current !== asked) return;
      const status = error instanceof ApiError ? error.status : undefined;
      const message = status === 409 && error instanceof ApiError ? error.message : remedyFor(error);
      if (status === 404) setView({ kind: 'ended' });
      else if (what === 'read') setView({ kind: 'failed', message: message ?? messages.unexpected });
      else setOutcome({ kind: 'error', message: message ?? messages.unexpected });
    } finally {
      setBusy(undefined);
    }
  }

  const read = () =>
    void act('read', async (asked) => {
      const { data } = await callApi(readJobAlertRoute, { body: { token: asked } });
      return { kind: 'shown', alert: data.alert };
    });

  const followLink = useEffectEvent(() => {
    // The skip link changes the hash as well.
    if (hash !== '' && document.getElementById(hash.slice(1)) !== null) return;
    const link = linkIn(hash, state, jobAlertTokenPattern);
    if (link.kind === 'token') {
      if (hash !== '') keepInTab(stateOf(link.token));
      if (link.token === token.current) return;
      token.current = link.token;
      setView({ kind: 'waiting' });
      read();
    } else if (link.kind === 'cut') {
      token.current = undefined;
      setView({ kind: 'ended' });
    } else if (view.kind === 'waiting') setView({ kind: 'none' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history may hold another link
  useEffect(() => {
    // The link is followed after this render, because it leads to another state.
    queueMicrotask(() => followLink());
  }, [key, hash]);

  return {
    view,
    outcome,
    busy,
    read,
    confirm: (isConfirmed: boolean) =>
      void act('confirm', async (asked) => {
        const { data } = await callApi(confirmJobAlertRoute, { body: { token: asked } });
        const { goesOn, confirmed } = jobAlertPage.done;
        setOutcome({ kind: 'success', message: isConfirmed ? goesOn : confirmed });
        return { kind: 'shown', alert: data.alert };
      }),
    end: () =>
      void act('end', async (asked) => {
        await callApi(endJobAlertRoute, { body: { token: asked } });
        return { kind: 'gone' };
      }),
  };
}
