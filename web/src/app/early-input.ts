// Early input: the inline script of every page (`page-script.ts`) does what HTML cannot do yet in every browser. It also
// keeps the input of a visitor until the application has started: `replay-early-input.ts` then replays it.

/** An event from before hydration. */
export interface EarlyInput {
  event: Event;
  /** The text of the field at the time of the event. */
  value?: string;
}

declare global {
  interface Window {
    earlyInput: EarlyInput[];
  }
}

const { dataset } = document.documentElement;
/** The time in milliseconds that a sent form waits for the scripts. After that the page says that it is waiting. */
const patience = 8000;
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape', ' '];

window.earlyInput = [];

function keep(event: Event) {
  const { target } = event;
  // An event that a script fires is kept input that is being replayed. If the scripts have failed, HTML alone handles the
  // input.
  if ('hydrated' in dataset || 'failed' in dataset || !event.isTrusted || !(target instanceof Element)) return;
  if (event instanceof KeyboardEvent) {
    // Keys are kept for tabs only: keys in fields act natively, and Enter or Space on a button arrives as a click.
    if (!target.closest('[role="tab"]') || !keys.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
  } else if (event.type === 'click') {
    // A press that HTML or this script answers at once is not kept.
    const button = target.closest('button:not([commandfor], [data-disclosure])');
    const link = target.closest('a[data-by-query]');
    // Pages are prerendered without a query. Until the query has been read, such a link would lose it. The browser handles
    // links that open a new tab or window.
    const isPlain = event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link && location.search !== '' && isPlain) event.preventDefault();
    // The submit button of a form fires `submit`, which is kept instead.
    else if (!(button instanceof HTMLButtonElement) || (button.form && button.type === 'submit')) return;
  } else if (event.type === 'submit') event.preventDefault();
  // Repeated presses count once: visitors repeat a press that seems to have no effect. For typed text, the last event
  // counts.
  const isRepeated = event.type !== 'keydown' && window.earlyInput.some((one) => isSame(one.event, event));
  const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined;
  const isTyped = field && field.type !== 'checkbox' && field.type !== 'radio';
  if (isRepeated && event.type === 'input')
    window.earlyInput = window.earlyInput.filter((one) => !isSame(one.event, event));
  else if (isRepeated) return;
  window.earlyInput.push(isTyped ? { event, value: field.value } : { event });
  // The scripts have neither loaded nor failed: input is kept, and styles show the wait until the scripts load.
  if (event.type === 'submit') setTimeout(() => (dataset.late = ''), patience);
}

const isSame = (one: Event, other: Event) => one.type === other.type && one.target === other.target;

for (const type of ['click', 'keydown', 'submit', 'input', 'change']) addEventListener(type, keep, true);

// The scripts have failed to load: no more input is kept. `main.ts` watches the scripts that they import.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !('hydrated' in dataset)) dataset.failed = '';
  },
  true,
);

// A disclosure is a button with `data-disclosure`. Styles show the element after it while `aria-expanded` is true.
const disclosures = () => document.querySelectorAll<HTMLElement>('[data-disclosure]');
const isExpanded = (disclosure: Element) => disclosure.getAttribute('aria-expanded') === 'true';
const expand = (disclosure: Element, isOpen: boolean) => disclosure.setAttribute('aria-expanded', String(isOpen));
/**
 * Tells a mouse click from other clicks. A key press clicks with a count of zero. Some browsers do not name the pointer,
 * but a mouse has hovered over the element before it clicks.
 */
const isClickOfMouse = ({ detail }: MouseEvent, disclosure: HTMLElement) =>
  detail > 0 && 'pointed' in disclosure.dataset;
const isAround = (disclosure: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && disclosure.parentElement?.contains(target) === true;

addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const disclosure = target.closest<HTMLElement>('[data-disclosure]');
  // Hovering has opened the menu already: a mouse click must not close it again.
  if (disclosure) expand(disclosure, isClickOfMouse(event, disclosure) || !isExpanded(disclosure));
  // For browsers that do not know `commandfor` yet.
  const invoker = 'command' in HTMLButtonElement.prototype ? null : target.closest('[commandfor]');
  const dialog = invoker && document.getElementById(invoker.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) {
    if (invoker?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  }
  // Following a link closes the menu, so that Back shows the page and not the menu.
  if (target.closest('a')) {
    target.closest('dialog')?.close();
    for (const one of disclosures()) expand(one, false);
  }
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
    // A window that receives the focus gives it to its body first. The visitor has done nothing.
    if (type === 'focusin' && target === document.body) return;
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

// Prerendered pages have no query. Styles reserve room for the content that depends on the query from the first paint on.
document.documentElement.dataset.search = location.search;

// A reload starts at the top, like every page. Back restores the earlier position: see `navigation/scroll.ts`.
const [navigation] = performance.getEntriesByType('navigation');
const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
history.scrollRestoration = isReload ? 'manual' : 'auto';
// If the address names a part of the page, the page starts at that part.
if (isReload && location.hash === '') {
  // Chromium restores the position from before the reload. The script undoes that move before it is painted, but not a move
  // of the reader.
  const moved = new AbortController();
  const { signal } = moved;
  const end = () => moved.abort();
  addEventListener('scroll', () => scrollTo({ top: 0, behavior: 'instant' }), { signal });
  for (const hand of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'])
    addEventListener(hand, end, { passive: true, signal });
  addEventListener('load', () => setTimeout(end, 1500), { signal });
}
