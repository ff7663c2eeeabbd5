import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { attempt } from '../../shared/attempt.ts';
import { useSessionKeeper } from '../session/use-session.ts';

const prefix = 'admin-draft:';

/** Forgets the drafts in this tab: half-written text about people ends with the session of its author. */
export function forgetDrafts({ unlessOf }: { unlessOf?: string | undefined } = {}): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !(unlessOf && key.endsWith(`:${unlessOf}`))) sessionStorage.removeItem(key);
  });
}

/**
 * The place of one draft in the tab. The draft survives navigation, a reload, and a session that ends by itself; nobody else
 * who signs in sees it. If the browser stores nothing, there are no drafts, and all else works.
 */
export function draftStore(
  name: string,
  uid: string | undefined,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => sessionStorage,
) {
  const key = `${prefix}${name}:${uid}`;
  return {
    read: () => attempt<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null')) ?? undefined,
    keep: (draft: object) => attempt(() => storage().setItem(key, JSON.stringify(draft))),
    drop: () => attempt(() => storage().removeItem(key)),
  };
}

/** The draft is stored once the admin pauses for this long, not at every key. */
const pauseMilliseconds = 300;

interface DraftedForm<Values, More> {
  /** Gives the draft in what is stored, which can come from another version of the form. */
  read: (stored: unknown) => (More & { values: Values }) | undefined;
  /** Gives what belongs to the draft beside the fields: the version that was typed over, the idempotency key. */
  more: () => More;
  onRestore?: (draft: More) => void;
  /** Whether there is anything to keep; the form's own state says that of its fields. */
  isChanged?: boolean;
}

/**
 * Keeps what an admin types and does not send, and puts it back when the form opens again.
 * @param name what the form is about
 */
export function useDraft<Values extends FieldValues, More extends object, Output>(
  { subscribe, getValues, reset, formState }: UseFormReturn<Values, unknown, Output>,
  name: string,
  { read, more, onRestore, isChanged = formState.isDirty }: DraftedForm<Values, More>,
) {
  const uid = useSessionKeeper().uid();
  const store = useMemo(() => draftStore(name, uid), [name, uid]);
  const [restored, setRestored] = useState(() => read(store.read()));
  const wouldLoseNow = useRef(false);
  const latestMore = useRef(more);
  useEffect(() => {
    latestMore.current = more;
  });

  const restore = useEffectEvent(() => {
    if (!restored) return;
    reset(restored.values, { keepDefaultValues: true });
    onRestore?.(restored);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft that is found
  useEffect(() => restore(), [restored]);

  const keep = useCallback(() => {
    store.keep({ ...latestMore.current(), values: getValues() });
  }, [store, getValues]);

  useEffect(() => {
    wouldLoseNow.current = isChanged;
    if (!isChanged) {
      store.drop();
      return undefined;
    }
    const keepChange = () => {
      if (wouldLoseNow.current) keep();
    };
    keepChange();
    let pause: ReturnType<typeof setTimeout>;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pause);
        pause = setTimeout(keepChange, pauseMilliseconds);
      },
    });
    addEventListener('pagehide', keepChange);
    return () => {
      stop();
      clearTimeout(pause);
      removeEventListener('pagehide', keepChange);
      // The session may have ended in the middle of a word.
      keepChange();
    };
  }, [isChanged, store, keep, subscribe]);

  /** Drops the draft: it is saved or sent, or the admin gives it up. */
  const finish = useCallback(() => {
    wouldLoseNow.current = false;
    setRestored(undefined);
    store.drop();
  }, [store]);

  const discard = useCallback(() => {
    setRestored(undefined);
    reset();
  }, [reset]);

  const wouldLose = useCallback(() => wouldLoseNow.current, []);

  return { restored, keep, discard, finish, wouldLose };
}

/** Whether a form was left with a draft, asked once. */
export function useHasDraft(name: string): boolean {
  const uid = useSessionKeeper().uid();
  const [isThere] = useState(() => draftStore(name, uid).read() !== undefined);
  return isThere;
}
