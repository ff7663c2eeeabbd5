import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftStore } from './draft-store.ts';

/** The pause in typing after which the draft is stored. It is not stored at every key. */
const pauseMilliseconds = 300;

export interface DraftedForm<Values, More> {
  /** Reads the draft from the stored value, which can come from another version of the form. */
  read: (stored: unknown) => (More & { values: Values }) | undefined;
  /** Gives the parts of the draft besides the fields: the version that the admin has edited, the idempotency key. */
  more: () => More;
  onRestore?: (draft: More) => void;
  /** Whether the draft has content; for its fields, the state of the form decides. */
  isChanged?: boolean;
}

/**
 * Keeps typed text that is not sent, in the tab, and restores it when the form opens again.
 * @param key the storage key of the draft
 */
export function useDraft<Values extends FieldValues, More extends object, Output>(
  { subscribe, getValues, reset, formState }: UseFormReturn<Values, unknown, Output>,
  key: string,
  { read, more, onRestore, isChanged = formState.isDirty }: DraftedForm<Values, More>,
) {
  const store = useMemo(() => draftStore(key), [key]);
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
      // The session may have ended before the pause.
      keepChange();
    };
  }, [isChanged, store, keep, subscribe]);

  /** Deletes the draft, because the form was saved, sent or cancelled. */
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

const isText = (stored: unknown): stored is { values: { text: string } } =>
  typeof (stored as { values?: { text?: unknown } } | undefined)?.values?.text === 'string';

/** The draft of a form with a single text. */
export const textDraft = { read: (stored: unknown) => (isText(stored) ? stored : undefined), more: () => ({}) };
