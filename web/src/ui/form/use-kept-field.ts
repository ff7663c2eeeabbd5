import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface KeptField<Field> {
  ref: RefObject<Field | null>;
  /** Tells what stands in the field, if that is not known yet. Always the same function. */
  tell: () => void;
}

/**
 * Keeps a field in step with what the address says. React does not own its value: what was typed or chosen before the page
 * was hydrated stays, and is told as soon as the address is known.
 * @param isSettled whether `value` is from the address already
 */
export function useKeptField<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  isSettled: boolean,
  onTell: (value: string) => void,
): KeptField<Field> {
  const ref = useRef<Field>(null);
  /** What field and address agreed on last. */
  const agreed = useRef<string>(undefined);
  const latest = useRef(onTell);
  useEffect(() => {
    latest.current = onTell;
  });
  const tell = useCallback(() => {
    const text = ref.current?.value.trim();
    if (text === undefined || text === agreed.current) return;
    agreed.current = text;
    latest.current(text);
  }, []);
  useEffect(() => {
    const field = ref.current;
    if (!isSettled || !field) return;
    const isEarly = agreed.current === undefined && field.value.trim() !== '';
    if (isEarly && field.value.trim() !== value) return tell();
    // What has been told comes back here, while somebody may be typing on.
    if (agreed.current !== value) field.value = value;
    agreed.current = value;
  }, [value, isSettled, tell]);
  return { ref, tell };
}
