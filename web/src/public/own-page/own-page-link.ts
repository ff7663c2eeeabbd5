import { ownPageTokenPattern } from '@ohmbridge/contract/desk/own-page';

/** What the address of the page says of whose submissions it is to show. */
export type OwnPageLink = { kind: 'token'; token: string } | { kind: 'cut' | 'none' };

const stateName = 'ownPageToken';

/**
 * Reads a link.
 * @param hash what stands in the address
 * @param state what the router keeps beside the address, in the tab's own history: `stateOf` makes it
 * @param pattern what a token of the page looks like
 */
export function linkIn(hash: string, state: unknown, pattern = ownPageTokenPattern): OwnPageLink {
  const written = hash.slice(1);
  if (pattern.test(written)) return { kind: 'token', token: written };
  if (written !== '') return { kind: 'cut' };
  const kept: unknown = typeof state === 'object' && state !== null && stateName in state && state[stateName];
  return typeof kept === 'string' && pattern.test(kept) ? { kind: 'token', token: kept } : { kind: 'none' };
}

/** What keeps a token out of the address, where others could read it, until the tab is closed. */
export const stateOf = (token: string) => ({ [stateName]: token });
