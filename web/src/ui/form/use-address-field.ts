import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface AddressField<Field> {
  ref: RefObject<Field | null>;
  /** Passes the text of the field on, if it is new. The function keeps its identity. */
  commit: () => void;
}

/**
 * Keeps a field in step with the address. React does not control its value: text that was typed or chosen before hydration
 * stays, and is passed on as soon as the address is known.
 * @param isSettled whether `value` comes from the address
 */
export function useAddressField<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  isSettled: boolean,
  onCommit: (value: string) => void,
): AddressField<Field> {
  const ref = useRef<Field>(null);
  /** The last text that both the field and the address had. */
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
    // The committed text comes back here while the visitor may still be typing.
    if (agreed.current !== value) field.value = value;
    agreed.current = value;
  }, [value, isSettled, commit]);
  return { ref, commit };
}
