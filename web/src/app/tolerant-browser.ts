// Two things that browsers do to a page, and that React and its router do not bear.

/**
 * To be called before React starts. A translator puts each text into an element of its own (`<font>`), and React fails when it takes the text out of the place
 * where it put it. What stands around the text is taken in its stead. The way that React's maintainers recommend, until
 * React does it (facebook/react#11538).
 */
export function bearWithTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const known = childAround(this, child);
    if (known) removeChild.call(this, known);
    return child;
  };
  Node.prototype.insertBefore = function <New extends Node>(this: Node, added: New, before: Node | null): New {
    insertBefore.call(this, added, before && childAround(this, before));
    return added;
  };
}

/** The child of an element that is a node, or that a translator has put around it; `null` where the node has left the element. */
function childAround(parent: Node, node: Node): Node | null {
  let known: Node | null = node;
  while (known && known.parentNode !== parent) known = known.parentNode;
  return known;
}

/**
 * The window as the router uses it. Safari throws after a hundred changes of the address within half a minute: the router would
 * not move then, and tabs and filters, which follow the address, would stand still. The screen goes on, and the address lags
 * behind until the next change that the browser takes.
 */
export function routerWindow(): Window {
  /** The entry that the browser has not taken. */
  let untaken: { state: unknown; url: URL } | undefined;
  const change = (method: 'pushState' | 'replaceState') => (state: unknown, _: string, url?: string) => {
    try {
      history[method](state, '', url);
      untaken = undefined;
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
      untaken = { state, url: new URL(url ?? location.href, location.href) };
    }
  };
  // Before the router hears of it: Back and Forward are steps of the browser's own.
  addEventListener('popstate', () => {
    untaken = undefined;
  });
  const seen = {
    document,
    get location() {
      return untaken?.url ?? location;
    },
    history: {
      get state() {
        return untaken ? untaken.state : history.state;
      },
      pushState: change('pushState'),
      replaceState: change('replaceState'),
      go: (steps: number) => history.go(steps),
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  return seen as unknown as Window;
}
