import { CacheProvider, type EmotionCache } from '@emotion/react';
import { type ComponentType, type ReactNode, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { takeOverStyles } from '../app/style-cache.ts';
import { watchReader } from '../lib/reader.ts';
import { StaticSlot } from './island.tsx';
import { type IslandName, islands } from './registry.ts';

/** Hydrates the islands of the page, each as soon as its code has loaded. */
export function hydrateIslands(elements: readonly HTMLElement[]): void {
  watchReader();
  // Where the scroll bar takes room, that room stays while a dialog keeps the page from scrolling.
  document.documentElement.toggleAttribute('data-scrollbar', innerWidth > document.documentElement.clientWidth);
  const { styleCache } = takeOverStyles();
  // Read before any of them changes: a slot may hold other islands.
  const waiting = elements.map((element) => ({ element, slot: slotOf(element) }));
  for (const { element, slot } of waiting) {
    hydrate(element, slot, styleCache).catch((error: unknown) =>
      console.error(`The part ${element.dataset.island} could not be started.`, error),
    );
  }
}

function slotOf(element: HTMLElement): ReactNode {
  const slot = element.querySelector('[data-static]');
  return slot ? <StaticSlot html={slot.innerHTML} /> : undefined;
}

async function hydrate(element: HTMLElement, slot: ReactNode, styleCache: EmotionCache) {
  const load = islands[element.dataset.island as IslandName];
  const Component = (await load()) as ComponentType<object>;
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  // From here on React handles input: a click before hydration is done makes it hydrate the island at once.
  element.dataset.live = '';
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <CacheProvider value={styleCache}>
          <Component {...props}>{slot}</Component>
        </CacheProvider>
      </StrictMode>,
      { identifierPrefix: element.dataset.prefix ?? '' },
    );
  });
  replayEarlyInput(element);
}

/** Replays what the visitor did on an island before it was live: in the same order, once. */
function replayEarlyInput(element: HTMLElement) {
  const mine = window.earlyInput.filter(({ target }) => target instanceof Node && isOf(element, target));
  window.earlyInput = window.earlyInput.filter((event) => !mine.includes(event));
  if (element.contains(document.activeElement))
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const event of mine) replay(event);
}

function isOf(element: HTMLElement, target: Node): boolean {
  return target instanceof Element && target.closest('[data-island]') === element;
}

function replay(event: Event) {
  const { target } = event;
  // What is pressed may be the drawing in a button.
  if (!(target instanceof Element)) return;
  if (event instanceof SubmitEvent) event.submitter?.click();
  else if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
  else if (event.type === 'click') target.closest('button')?.click();
  else target.dispatchEvent(new Event(event.type, { bubbles: true }));
}
