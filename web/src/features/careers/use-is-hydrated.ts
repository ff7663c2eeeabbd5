import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the page may show what the prerendered page cannot know, for instance what the address asks for.
 * False in the prerenderer and in the first, hydrating render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
