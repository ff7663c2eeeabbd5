// Two habits of browsers that break React and its router.

/**
 * Must run before React starts. A translator wraps each text in an element (`<font>`), and React then fails to remove the text
 * from its old place. The patch removes the wrapper instead. React's maintainers recommend this until React does it
 * (facebook/react#11538).
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

/**
 * Gives the child that is the node, or the wrapper that a translator has put around it; `null` if the node has left the
 * element.
 */
function childAround(parent: Node, node: Node): Node | null {
  let known: Node | null = node;
  while (known && known.parentNode !== parent) known = known.parentNode;
  return known;
}

/**
 * Gives the window for the router. Safari throws after a hundred changes of the address within half a minute. The router would
 * then stop, and with it tabs and filters, which follow the address. With this window the screen goes on, and the address
 * follows with the next change that the browser accepts.
 */
export function routerWindow(): Window {
  /** The entry that the browser has refused. */
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
  // The listener runs before the router's: Back and Forward are the browser's own steps.
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
