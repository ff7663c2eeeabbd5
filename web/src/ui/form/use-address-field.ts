import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface AddressField<Field> {
  ref: RefObject<Field | null>;
  /** Hands the text of the field on, if that is not known yet. Always the same function. */
  commit: () => void;
}

/**
 * Keeps a field in step with what the address says. React does not own its value: what was typed or chosen before the page
 * was hydrated stays, and is handed on as soon as the address is known.
 * @param isSettled whether `value` is from the address already
 */
export function useAddressField<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  isSettled: boolean,
  onCommit: (value: string) => void,
): AddressField<Field> {
  const ref = useRef<Field>(null);
  /** The text that field and address agreed on last. */
  const agreed = useRef<string>(undefined);
  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  const commit = useCallback(() => {
    const text = ref.current?.value.trim();
    if (text === undefined || text === agreed.current) return;
    agreed.current = text;
    latest.current(text);
  }, []);
  useEffect(() => {
    const field = ref.current;
    if (!isSettled || !field) return;
    const isEarly = agreed.current === undefined && field.value.trim() !== '';
    if (isEarly && field.value.trim() !== value) return commit();
    // The committed text comes back here, while the visitor may be typing on.
    if (agreed.current !== value) field.value = value;
    agreed.current = value;
  }, [value, isSettled, commit]);
  return { ref, commit };
}
