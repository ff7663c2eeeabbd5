import { type ReactNode, useLayoutEffect, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  Router as ReactRouter,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { AddressNow } from '../../shared/address.ts';
import { leavePage, wouldLeavingLose } from '../../shared/leaving.ts';
import { pageAt } from '../route-parts.tsx';
import { endWait, waitForPage } from './pending.ts';
import { startUntouched } from './reload.ts';

/** An entry of the browser's history, and the kind of navigation that led to it. */
export interface Visit {
  location: Location;
  kind: NavigationType;
}

/** The state that the router keeps in an entry of the browser's history. */
interface EntryState {
  /** The state that a part of the page keeps in the entry. */
  usr?: unknown;
  key?: string;
  /** The number of the entry. */
  idx?: number;
}

interface Entry {
  location: Location;
  number: number;
}

/**
 * The browser's history, as the router reads and writes it. Before a step leaves a page with unsaved input, the reader is
 * asked. During a step Back or Forward, the shown page stays until the other page can be rendered.
 */
class SiteHistory implements Navigator {
  readonly #fetchPage: (path: string) => Promise<boolean> | undefined;
  #shown: Entry;
  /** The entry that the browser has refused to make. */
  #refused: Entry | undefined;
  #draw: ((visit: Visit) => void) | undefined;
  /** Whether the reader has confirmed that the next step Back or Forward can leave the page. */
  #mayLeave = false;

  /**
   * @param fetchPage fetches the code and data of the page at a path, and tells whether the application can render it;
   * gives `undefined` if everything has been fetched already
   */
  constructor(fetchPage: (path: string) => Promise<boolean> | undefined) {
    this.#fetchPage = fetchPage;
    this.#shown = this.#now();
  }

  get first(): Visit {
    return { location: this.#shown.location, kind: NavigationType.Pop };
  }

  /** The current address. The router may not have rendered it yet. */
  readonly location = (): Location => this.#now().location;

  /**
   * Calls `draw` at every visit from now on.
   * @returns a function that stops these calls
   */
  readonly listen = (draw: (visit: Visit) => void): (() => void) => {
    this.#draw = draw;
    const onStep = () => void this.#step();
    addEventListener('popstate', onStep);
    return () => {
      removeEventListener('popstate', onStep);
      this.#draw = undefined;
    };
  };

  readonly createHref = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  readonly encodeLocation = (to: To) => new URL(this.createHref(to), location.origin);
  readonly go = (steps: number): void => history.go(steps);
  readonly push = (to: To, state?: unknown): void => this.#change('pushState', to, state);
  readonly replace = (to: To, state?: unknown): void => this.#change('replaceState', to, state);

  #now(): Entry {
    return this.#refused ?? entryOfBrowser();
  }

  #change(method: 'pushState' | 'replaceState', to: To, state: unknown): void {
    const { pathname } = this.#now().location;
    const path = { pathname, search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) };
    const change = () => {
      const isNew = method === 'pushState';
      const number = this.#now().number + (isNew ? 1 : 0);
      const entry = { location: { ...path, state: state ?? null, key: newKey() }, number };
      this.#refused = wasTaken(method, entry) ? undefined : entry;
      this.#show(entry, isNew ? NavigationType.Push : NavigationType.Replace);
    };
    if (path.pathname === this.#shown.location.pathname) change();
    else leavePage(change);
  }

  async #step(): Promise<void> {
    this.#refused = undefined;
    const entry = entryOfBrowser(this.#shown.number + 1);
    const { href } = location;
    if (entry.location.pathname !== this.#shown.location.pathname) {
      const steps = entry.number - this.#shown.number;
      if (!this.#mayLeave && steps !== 0 && wouldLeavingLose()) {
        // The browser has changed the address already. It goes back to the address of the shown page while the reader is
        // asked.
        history.go(-steps);
        leavePage(() => {
          this.#mayLeave = true;
          history.go(steps);
        });
        return;
      }
      this.#mayLeave = false;
      const page = this.#fetchPage(entry.location.pathname);
      const isHere = page ? await waitForPage(page) : true;
      // The reader has moved to another page in the meantime.
      if (href !== location.href) return;
      // A new version of the site may have removed the code: the server has the current version of the page.
      if (!isHere && navigator.onLine) return location.reload();
    }
    startUntouched();
    this.#show(entry, NavigationType.Pop);
  }

  #show(entry: Entry, kind: NavigationType): void {
    endWait();
    this.#shown = entry;
    this.#draw?.({ location: entry.location, kind });
  }
}

/**
 * The current entry of the browser.
 * @param number the number for an entry without one, which the browser has made for a link within the page
 */
function entryOfBrowser(number = 0): Entry {
  const { pathname, search, hash } = location;
  const known: unknown = history.state;
  const state: EntryState = typeof known === 'object' && known !== null ? known : {};
  if (typeof state.idx !== 'number') accept(() => history.replaceState({ ...state, idx: number }, ''));
  return {
    location: {
      pathname,
      search,
      hash,
      state: state.usr ?? null,
      key: typeof state.key === 'string' ? state.key : 'default',
    },
    number: typeof state.idx === 'number' ? state.idx : number,
  };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const wasTaken = (method: 'pushState' | 'replaceState', { location: { state, key, ...path }, number }: Entry) =>
  accept(() => history[method]({ usr: state, key, idx: number } satisfies EntryState, '', createPath(path)));

/**
 * Changes the current entry of the browser. Safari throws after a hundred changes within half a minute: the screen still
 * changes, and the address follows with the next change that the browser accepts.
 * @returns whether the browser has accepted the change
 */
function accept(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
    return false;
  }
}

export function Router({ routes, children }: { routes: RouteObject[]; children: ReactNode }) {
  const [history] = useState(() => new SiteHistory((path) => fetchedPage(routes, path)));
  const [{ location, kind }, show] = useState(history.first);
  useLayoutEffect(() => history.listen(show), [history]);
  return (
    // Each change is rendered at once: the code of the next page has loaded before the router moves.
    <ReactRouter location={location} navigationType={kind} navigator={history} useTransitions={false}>
      <AddressNow value={history.location}>{children}</AddressNow>
    </ReactRouter>
  );
}

function fetchedPage(routes: RouteObject[], path: string): Promise<boolean> | undefined {
  const { page } = pageAt(routes, path);
  return page.isWhole ? undefined : page.loadParts().then(() => true);
}
