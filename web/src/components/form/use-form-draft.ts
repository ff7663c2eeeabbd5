import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createDraftStore, draftMilliseconds, type FormDraft } from '../../lib/form-draft.ts';
import { timeSoon } from '../../lib/plain-english.ts';
import { resetAtOnce } from './reset-at-once.ts';

/** What the line below a form says of its draft. */
export interface DraftLineState {
  /** `asks` while it is in this tab, and nobody has said whether it may stay on the device. */
  kept: 'asks' | 'device' | 'tab' | 'nothing';
  /** Until when it stays on the device. */
  until: string;
  /** It was there when the form was opened. */
  isRestored: boolean;
}

/** What fields hold. */
export type FieldTexts = Partial<Record<string, string | undefined>>;

/** A form whose draft is kept. */
export interface DraftedForm<Fields extends FieldTexts, Context, Output> {
  /** The form's name in the storage. */
  name: string;
  form: UseFormReturn<Fields, Context, Output>;
  /** The idempotency key: that of the draft, where there is one. */
  keyRef: RefObject<string>;
  /**
   * What the fields are to begin with, made from what they hold and from the draft.
   * @returns `undefined` where they begin as they are
   */
  start: (typed: Fields, draft: FormDraft | undefined) => Fields | undefined;
  /** Whether a person has typed anything: what an address fills in needs no draft. */
  isTyped: (values: Fields) => boolean;
}

/** Keeps what is typed and not sent, and puts it back when the form is opened again: nothing but the fields. */
export function useFormDraft<Fields extends FieldTexts, Context, Output>({
  name,
  form,
  keyRef,
  start,
  isTyped,
}: DraftedForm<Fields, Context, Output>) {
  const [store] = useState(() => createDraftStore(name));
  const [line, setLine] = useState<DraftLineState>();
  const isRestored = useRef(false);

  function tell(kept: DraftLineState['kept']) {
    const now = new Date();
    const until = timeSoon(new Date(now.getTime() + draftMilliseconds), now);
    const next = { kept, until, isRestored: isRestored.current };
    // A line that says the same is the same: typing does not render it again.
    setLine((last) => (last?.kept === kept && last.until === until ? last : next));
  }

  function keep() {
    const values = form.getValues();
    if (!isTyped(values)) {
      // It has been sent, or taken back.
      isRestored.current = false;
      store.drop(keyRef.current);
      setLine(undefined);
      return;
    }
    const texts = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']));
    const place = store.keep({ values: texts, idempotencyKey: keyRef.current, search: location.search });
    if (place) tell(place === 'tab' && store.answer() === undefined ? 'asks' : place);
  }

  const begin = useEffectEvent(() => {
    const draft = store.read();
    if (draft) keyRef.current = draft.idempotencyKey;
    isRestored.current = draft !== undefined;
    const subscription = form.watch(keep);
    resetAtOnce(form, () => {
      const values = start(form.getValues(), draft);
      // Something may have been typed while this code was on its way.
      if (!values) keep();
      return values;
    });
    return subscription;
  });
  useEffect(() => {
    const { unsubscribe } = begin();
    return unsubscribe;
  }, []);

  return {
    line,
    /** The answer to the question whether it may stay on the device. */
    answer(isAllowed: boolean) {
      store.setAnswer(isAllowed ? 'device' : 'tab');
      keep();
    },
    /** Deletes what is kept, and keeps nothing more in this visit. */
    clear() {
      store.setAnswer('nothing');
      store.drop(keyRef.current);
      tell('nothing');
    },
  };
}
