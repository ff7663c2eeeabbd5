import type { Country } from '@ohmbridge/functions/contract/countries';
import { type RefObject, useEffect, useRef } from 'react';

interface Places {
  /** The heading of the list. */
  heading: RefObject<HTMLElement | null>;
  /** The button of a country in the picker. */
  button: (country: Country) => HTMLElement | null | undefined;
}

/**
 * Takes the focus along when picker and list change places: to the list's heading, and back to the country that the
 * visitor comes from. What the page starts with is no change.
 */
export function useFocusAfterChoice(country: Country | undefined, isSettled: boolean, { heading, button }: Places) {
  const shown = useRef<{ country: Country | undefined }>(undefined);
  useEffect(() => {
    if (!isSettled) return;
    const before = shown.current;
    shown.current = { country };
    if (!before || before.country === country) return;
    if (country) heading.current?.focus();
    else if (before.country) button(before.country)?.focus();
  });
}
