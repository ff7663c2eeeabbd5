import { sourceWord } from '@site/contract/desk/source';
import { attempt } from './attempt.ts';

const key = 'source';

/**
 * Where this visit came from, in one word, for as long as the tab is open: what an address says (`?source=`), or else the
 * site that led to its first page.
 */
export function keptSource(): string | undefined {
  return attempt(() => sessionStorage.getItem(key)) ?? undefined;
}

/** Keeps it, where this document says something of it. */
export function keepSource(): void {
  attempt(() => {
    const query = new URLSearchParams(location.search);
    const named = query.get('source') ?? query.get('utm_source');
    const source = sourceWord(named ?? (keptSource() ? '' : referringSite()));
    if (source) sessionStorage.setItem(key, source);
  });
}

function referringSite(): string {
  if (!document.referrer) return '';
  const { hostname } = new URL(document.referrer);
  return hostname === location.hostname ? '' : hostname.replace(/^www\./, '');
}
