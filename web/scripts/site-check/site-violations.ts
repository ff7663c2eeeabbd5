import type { PageFacts } from './page-facts.ts';

interface Site {
  pages: readonly PageFacts[];
  /** Whether the built site has a file at this address, for instance `/favicon.svg`. */
  hasFile: (path: string) => boolean;
  /** Tells whether an address without a page works all the same, because it belongs to the admin area. */
  isAppRoute: (path: string) => boolean;
}

export interface Violation {
  path: string;
  violation: string;
}

/** Gives the faults across pages: repeated titles and descriptions, and links to missing addresses. */
export function siteViolations(site: Site): Violation[] {
  return [...repeatedMeta(site.pages, 'title'), ...repeatedMeta(site.pages, 'description'), ...deadEnds(site)];
}

function repeatedMeta(pages: readonly PageFacts[], what: 'title' | 'description'): Violation[] {
  const found = pages.filter(({ hidden }) => !hidden);
  return found.flatMap((page, index) => {
    const earlier = found.slice(0, index).find((other) => other[what] === page[what]);
    return earlier ? [{ path: page.path, violation: `its ${what} is that of ${earlier.path} as well` }] : [];
  });
}

function deadEnds({ pages, hasFile, isAppRoute }: Site): Violation[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const leadsNowhere = (from: PageFacts, address: string): boolean => {
    const target = localTarget(from.path, address);
    if (!target) return false;
    const page = byPath.get(target.path);
    if (page) return target.anchor !== '' && !page.ids.includes(target.anchor);
    return !hasFile(target.path) && !isAppRoute(target.path);
  };
  return pages.flatMap((page) => [
    ...lostAddresses(page, page.links, leadsNowhere).map((address) => ({
      path: page.path,
      violation: `its link to ${address} leads nowhere`,
    })),
    ...lostAddresses(page, page.files, (from, address) => {
      const target = localTarget(from.path, address);
      return target !== undefined && !hasFile(target.path);
    }).map((address) => ({ path: page.path, violation: `it asks for the file ${address}, which is not there` })),
    ...(page.hidden || hasSharingImage(page, hasFile)
      ? []
      : [{ path: page.path, violation: `its sharing card ${page.sharingImage ?? ''} is not there` }]),
  ]);
}

/** Tells whether the sharing image exists. Only paths are compared: the built files do not know the host in the address. */
function hasSharingImage({ sharingImage }: PageFacts, hasFile: Site['hasFile']): boolean {
  return sharingImage !== undefined && hasFile(decodeURIComponent(new URL(sharingImage).pathname));
}

function lostAddresses(
  page: PageFacts,
  addresses: readonly string[],
  isLost: (from: PageFacts, address: string) => boolean,
): string[] {
  return [...new Set(addresses)].filter((address) => isLost(page, address));
}

const site = 'http://site.invalid';

/** Gives the target of an address of this site; `undefined` for another site, an email address or a telephone number. */
function localTarget(from: string, address: string): { path: string; anchor: string } | undefined {
  if (!URL.canParse(address, site + from)) return { path: address, anchor: '' };
  const { origin, pathname, hash } = new URL(address, site + from);
  if (origin !== site) return undefined;
  return { path: decodeURIComponent(pathname), anchor: decodeURIComponent(hash.slice(1)) };
}
