// Stands in every page itself (`app/page-script.ts`). It does what HTML cannot do yet in every browser, and keeps what a
// visitor does on an island before the island is live: `hydrate.tsx` replays it.

/** What a visitor did on an island before it was live. */
export type EarlyInput = MouseEvent | KeyboardEvent | SubmitEvent | Event;

declare global {
  interface Window {
    earlyInput: EarlyInput[];
  }
}

const waitingIsland = '[data-island]:not([data-live])';
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape', ' '];

window.earlyInput = [];

function keep(event: Event) {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest(waitingIsland)) return;
  // What scripts dispatch is kept input that is being replayed.
  if (!event.isTrusted) return;
  if (event instanceof KeyboardEvent) {
    // Only tabs need keys kept: in fields keys act natively, and Enter or Space on a button arrive as clicks.
    if (!target.closest('[role="tab"]') || !keys.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
  } else if (event.type === 'click') {
    const button = target.closest('button');
    // The submit button of a form fires `submit`, which is kept instead.
    if (!button || (button.form && button.type === 'submit')) return;
  } else if (event.type === 'submit') event.preventDefault();
  // Somebody who presses again because nothing happened means it once.
  const isRepeated = event.type !== 'keydown' && window.earlyInput.some((one) => isSame(one, event));
  if (!isRepeated) window.earlyInput.push(event);
}

const isSame = (one: Event, other: Event) => one.type === other.type && one.target === other.target;

for (const type of ['click', 'keydown', 'submit', 'change']) addEventListener(type, keep, true);

// A disclosure is a button with `data-disclosure`; styles show what follows it while `aria-expanded` is true.
const disclosures = () => document.querySelectorAll<HTMLElement>('[data-disclosure]');
const isExpanded = (disclosure: Element) => disclosure.getAttribute('aria-expanded') === 'true';
const expand = (disclosure: Element, isOpen: boolean) => disclosure.setAttribute('aria-expanded', String(isOpen));
const isAround = (disclosure: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && disclosure.parentElement?.contains(target) === true;

addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const disclosure = target.closest('[data-disclosure]');
  // Hovering has opened it already: the click of a mouse must not close it again.
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  if (disclosure) expand(disclosure, isMouse || !isExpanded(disclosure));
  // For browsers that do not know `commandfor` yet.
  const invoker = 'command' in HTMLButtonElement.prototype ? null : target.closest('[commandfor]');
  const dialog = invoker && document.getElementById(invoker.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) {
    if (invoker?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  }
  // Following a link closes the menu, so that Back shows the page and not the menu.
  if (target.closest('a')) target.closest('dialog')?.close();
});

addEventListener('pointerover', ({ pointerType, target }) => {
  if (pointerType !== 'mouse') return;
  for (const disclosure of disclosures()) {
    const isHere = isAround(disclosure, target);
    if (isHere || 'pointed' in disclosure.dataset) expand(disclosure, isHere);
    if (isHere) disclosure.dataset.pointed = '';
    else delete disclosure.dataset.pointed;
  }
});

for (const type of ['focusin', 'pointerdown']) {
  addEventListener(type, ({ target }) => {
    for (const disclosure of disclosures()) if (!isAround(disclosure, target)) expand(disclosure, false);
  });
}

addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape') return;
  for (const disclosure of disclosures()) {
    if (isExpanded(disclosure) && isAround(disclosure, target)) disclosure.focus();
    expand(disclosure, false);
  }
});

// Styles keep room from the first paint on for what the query will show: pages are built without one.
document.documentElement.dataset.search = location.search;

// A reload starts at the top, like every page; Back restores the position that was left.
const [navigation] = performance.getEntriesByType('navigation');
const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
history.scrollRestoration = isReload ? 'manual' : 'auto';
