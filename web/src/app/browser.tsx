import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageDataId } from '../shared/page-data.ts';
import { watchReader } from '../shared/reader.ts';
import { keepSource } from '../shared/source.ts';
import { App, type DrawnDocument } from './App.tsx';
import { Router } from './navigation/Router.tsx';
import { watchTouches } from './navigation/reload.ts';
import { watchScroll } from './navigation/scroll.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { pageAt } from './route-parts.tsx';
import { routes } from './routes.tsx';
import { takeOverStyles } from './style-cache.ts';

/**
 * Fetches the code of the page.
 * @returns a function that starts the application: it hydrates the document, or renders the page if the document has none
 * @throws if the code of the page cannot be fetched
 */
export async function prepare(): Promise<() => void> {
  // The source is kept before anything is awaited: a visitor who moves on at once loads another document.
  keepSource();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to start in.');

  // An email scanner has encoded the link: the fragment would otherwise be part of the path.
  const [address, fragment] = location.pathname.split('%23', 2);
  if (fragment) {
    location.replace(`${address}${location.search}#${fragment}`);
    return () => undefined;
  }

  const path = root.dataset.path;
  const drawn = path === undefined ? undefined : { path, askedAt: location.pathname };

  const { page, parameters } = pageAt(routes, path ?? location.pathname);
  if (drawn) await page.load();
  // The document shows the frame of the dashboard until the screen's code has loaded. A failure is shown inside that frame.
  else await page.loadWhole(parameters).catch(() => false);
  return () => takeOver(root, drawn);
}

function takeOver(root: HTMLElement, drawn: DrawnDocument | undefined): void {
  const written = document.getElementById(pageDataId)?.textContent;
  bearWithTranslators();
  watchReader();
  watchScroll();
  watchTouches();
  // A scroll bar that takes up width keeps its room while a dialog locks scrolling.
  document.documentElement.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth);
  const app = (
    <Router routes={routes}>
      <App
        routes={routes}
        styleCache={takeOverStyles()}
        document={drawn}
        data={written ? JSON.parse(written) : undefined}
      />
    </Router>
  );
  startTransition(() => {
    if (drawn) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  // From here on React handles input: a press before hydration has ended makes React hydrate that part at once.
  document.documentElement.dataset.hydrated = '';
  replayEarlyInput();
}

/**
 * Must run before React starts. A translator wraps each text in an element (`<font>`), and React then fails to remove the
 * text from its old place. The patch removes the wrapper instead. React's maintainers recommend it until React itself does
 * so (facebook/react#11538).
 */
function bearWithTranslators(): void {
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
 * Gives the child that is the node, or the wrapper that a translator has put around the node; `null` if the node has left
 * the element.
 */
function childAround(parent: Node, node: Node): Node | null {
  let known: Node | null = node;
  while (known && known.parentNode !== parent) known = known.parentNode;
  return known;
}
