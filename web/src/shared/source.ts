import { sourceWord } from '@site/contract/desk/source';
import { attempt } from './attempt.ts';

const key = 'source';

/**
 * Gives the source of this visit in one word, for as long as the tab is open: the query (`?source=`), or else the site
 * whose link led to the first page.
 */
export function keptSource(): string | undefined {
  return attempt(() => sessionStorage.getItem(key)) ?? undefined;
}

/** Stores the source, if this document names one. */
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
