import { senderPageTokenPattern } from '@site/contract/desk/sender-page';
import { attempt } from '../../shared/attempt.ts';

/** The link in the address of the page, which decides whose submissions are shown. */
type OwnPageLink = { kind: 'token'; token: string } | { kind: 'cut' | 'none' };

const stateName = 'ownPageToken';

/**
 * Reads a link.
 * @param hash the hash of the address
 * @param state the state of the history entry, which `stateOf` makes
 * @param pattern the pattern of a token
 */
export function linkIn(hash: string, state: unknown, pattern = senderPageTokenPattern): OwnPageLink {
  const written = hash.slice(1);
  const token = tokenIn(written, pattern);
  if (token !== undefined) return { kind: 'token', token };
  if (written !== '') return { kind: 'cut' };
  const kept: unknown = typeof state === 'object' && state !== null && stateName in state && state[stateName];
  return typeof kept === 'string' && pattern.test(kept) ? { kind: 'token', token: kept } : { kind: 'none' };
}

/**
 * Finds the token in a text: in the fragment of a link, or in a whole pasted link. Email programs encode links, and add a full
 * stop, a bracket or a query that counts clicks.
 */
export function tokenIn(text: string, pattern = senderPageTokenPattern): string | undefined {
  const plain = attempt(() => decodeURIComponent(text)) ?? text;
  const candidate = (/^[\w.-]+/.exec(plain.slice(plain.indexOf('#') + 1).trimStart())?.[0] ?? '').replace(/\.$/, '');
  return pattern.test(candidate) ? candidate : undefined;
}

/** Gives the state that keeps a token out of the address, where others could read it, until the tab is closed. */
export const stateOf = (token: string) => ({ [stateName]: token });
