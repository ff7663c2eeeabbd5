import { applicantTokenPattern } from '@ohmbridge/functions/contract/applicant';

/** What the address of the page says of whose applications it is to show. */
export type ApplicantLink = { kind: 'token'; token: string } | { kind: 'cut' | 'none' };

const stateName = 'applicantToken';

/**
 * Reads a link.
 * @param hash what stands in the address
 * @param state what the browser keeps beside the address, in the tab's own history: `keepToken` puts the token there
 */
export function linkIn(hash: string, state: unknown): ApplicantLink {
  const written = hash.slice(1);
  if (applicantTokenPattern.test(written)) return { kind: 'token', token: written };
  if (written !== '') return { kind: 'cut' };
  const kept: unknown = typeof state === 'object' && state !== null && stateName in state && state[stateName];
  return typeof kept === 'string' && applicantTokenPattern.test(kept)
    ? { kind: 'token', token: kept }
    : { kind: 'none' };
}

/**
 * Takes the token out of the address, where others could read it, or find it among the pages that were visited. The tab
 * keeps it until it is closed, so that the page can be loaded again.
 * @param current the token of the link that is open: the skip link changes the address as well
 */
export function takeLink(current: string | undefined): ApplicantLink {
  const { hash } = location;
  const isPlace = hash !== '' && document.getElementById(hash.slice(1)) !== null;
  const link = isPlace ? linkIn('', history.state ?? stateOf(current)) : linkIn(hash, history.state);
  if (link.kind === 'token') changeState(stateOf(link.token));
  return link;
}

/** For when the link has ended. */
export function forgetToken(): void {
  changeState(null);
}

const stateOf = (token: string | undefined) => ({ [stateName]: token });

function changeState(state: object | null): void {
  history.replaceState(state, '', `${location.pathname}${location.search}`);
}
