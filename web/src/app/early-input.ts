// Stands in every page itself (`page-script.ts`). It does what HTML cannot do yet in every browser, and keeps what a
// visitor does before the application is there: `replay-early-input.ts` hands it over.

/** An event from before hydration. */
export interface EarlyInput {
  event: Event;
  /** The text of the field at that moment. */
  value?: string;
}

declare global {
  interface Window {
    earlyInput: EarlyInput[];
  }
}

const { dataset } = document.documentElement;
/** The time in milliseconds that a sent form waits for the scripts before the page says so. */
const patience = 8000;
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape', ' '];

window.earlyInput = [];

function keep(event: Event) {
  const { target } = event;
  // An event by a script is kept input that is being replayed. Where the scripts have failed, HTML does what it can.
  if ('hydrated' in dataset || 'failed' in dataset || !event.isTrusted || !(target instanceof Element)) return;
  if (event instanceof KeyboardEvent) {
    // Only tabs need keys kept: in fields keys act natively, and Enter or Space on a button arrive as clicks.
    if (!target.closest('[role="tab"]') || !keys.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
  } else if (event.type === 'click') {
    // A press that HTML or this script answers at once does not wait.
    const button = target.closest('button:not([commandfor], [data-disclosure])');
    const link = target.closest('a[data-by-query]');
    // Pages are built without a query: until it has been read, such a link leads to less than it says. For a new tab or
    // window the browser takes it as it is.
    const isPlain = event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link && location.search !== '' && isPlain) event.preventDefault();
    // The submit button of a form fires `submit`, which is kept instead.
    else if (!(button instanceof HTMLButtonElement) || (button.form && button.type === 'submit')) return;
  } else if (event.type === 'submit') event.preventDefault();
  // Repeated presses count once, because nothing seemed to happen. Of typed text, the last counts.
  const isRepeated = event.type !== 'keydown' && window.earlyInput.some((one) => isSame(one.event, event));
  const field = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : undefined;
  const isTyped = field && field.type !== 'checkbox' && field.type !== 'radio';
  if (isRepeated && event.type === 'input')
    window.earlyInput = window.earlyInput.filter((one) => !isSame(one.event, event));
  else if (isRepeated) return;
  window.earlyInput.push(isTyped ? { event, value: field.value } : { event });
  // Scripts that neither load nor fail: input is kept, and styles say so until they load.
  if (event.type === 'submit') setTimeout(() => (dataset.late = ''), patience);
}

const isSame = (one: Event, other: Event) => one.type === other.type && one.target === other.target;

for (const type of ['click', 'keydown', 'submit', 'input', 'change']) addEventListener(type, keep, true);

// Scripts that fail to load: input is not kept any more. `main.ts` watches the scripts that they import.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !('hydrated' in dataset)) dataset.failed = '';
  },
  true,
);

// A disclosure is a button with `data-disclosure`; styles show what follows it while `aria-expanded` is true.
const disclosures = () => document.querySelectorAll<HTMLElement>('[data-disclosure]');
const isExpanded = (disclosure: Element) => disclosure.getAttribute('aria-expanded') === 'true';
const expand = (disclosure: Element, isOpen: boolean) => disclosure.setAttribute('aria-expanded', String(isOpen));
/**
 * Tells a click of a mouse from other clicks. A key clicks without a count. Some browsers do not name the pointer, but a mouse
 * was over the element before.
 */
const isClickOfMouse = ({ detail }: MouseEvent, disclosure: HTMLElement) =>
  detail > 0 && 'pointed' in disclosure.dataset;
const isAround = (disclosure: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && disclosure.parentElement?.contains(target) === true;

addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const disclosure = target.closest<HTMLElement>('[data-disclosure]');
  // Hovering has opened it already: the click of a mouse must not close it again.
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
    // A window that gets the focus first gives it to its body, without an act of the visitor.
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

// Styles reserve room from the first paint for the content of the query: prerendered pages have no query.
document.documentElement.dataset.search = location.search;

// A reload starts at the top, like every page; Back restores the position that was left: `navigation/scroll.ts` goes on.
const [navigation] = performance.getEntriesByType('navigation');
const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
history.scrollRestoration = isReload ? 'manual' : 'auto';
// If the address names a part of the page, the page starts at that part.
if (isReload && location.hash === '') {
  // Chromium goes by what was set before the reload: its move is undone before it is painted, a reader's own is not.
  const moved = new AbortController();
  const { signal } = moved;
  const end = () => moved.abort();
  addEventListener('scroll', () => scrollTo({ top: 0, behavior: 'instant' }), { signal });
  for (const hand of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'])
    addEventListener(hand, end, { passive: true, signal });
  addEventListener('load', () => setTimeout(end, 1500), { signal });
}
