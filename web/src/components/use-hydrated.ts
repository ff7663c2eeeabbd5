import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether scripts run the page yet: false in the prerendered HTML and for the first moment of it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
