/**
 * Functions in the page under test, which find the things that a visitor sees, and report their changes. Each function is sent
 * to the page alone, so it must not use another one.
 */

export interface Eyes {
  /** Gives the visible elements of a selector whose name begins with `name`. */
  see(selector: string, name?: string): HTMLElement[];
  nameOf(element: Element | undefined): string;
  /** Gives the value of a field by the field's name. */
  held(field: string): string;
  /** Gives the values of these fields in every request to an address with this ending. */
  sent(ending: string, ...fields: string[]): string;
  /** The number of history steps from the opened page to this one. */
  steps(): string;
  /** Gives the present words of the control under test. */
  shows(): string;
  /** The events of the press that arrived in the page. They help to find a lost press. */
  heard: string[];
  /** Describes the page's present state and its messages. */
  state(): string[];
  /** Tells whether the page is hydrated. */
  isHydrated(): boolean;
}

/** A message of the page to the test: the time of the first paint, the hydration, or the present words of the control. */
export type Told = { painted: number } | { hydrated: true } | { shows: string };

declare global {
  interface Window {
    eyes: Eyes;
    tell(told: Told): Promise<void>;
  }
}

/**
 * Gives the script for the start of each document. The script reports the first paint, the hydration and each change of the
 * result of `shows`.
 */
export function watchScript(shows: (eyes: Eyes, words: string) => string, words: string): string {
  return `(${openEyes})(${shows}, ${JSON.stringify(words)});(${watch})();`;
}

function openEyes(shows: (eyes: Eyes, words: string) => string, words: string) {
  const nameOf = (element: Element | undefined) =>
    (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  // A new tab begins with its own history entry; the page under test is the second one.
  const lengthBefore = 2;
  const bodies: { address: string; body: Record<string, unknown> }[] = [];
  const { fetch } = window;
  window.fetch = (input, options) => {
    if (typeof options?.body === 'string') {
      try {
        bodies.push({
          address: input instanceof Request ? input.url : input.toString(),
          body: JSON.parse(options.body),
        });
      } catch {}
    }
    return fetch(input, options);
  };
  window.eyes = {
    see: (selector, name = '') =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => nameOf(element).startsWith(name) && element.checkVisibility({ visibilityProperty: true }),
      ),
    nameOf,
    held: (field) => document.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value ?? '',
    sent: (ending, ...fields) =>
      bodies
        .filter(({ address }) => address.endsWith(ending))
        .map(({ body }) => fields.map((field) => body[field]).join(' '))
        .join(', '),
    steps: () => String(history.length - lengthBefore),
    shows: () => shows(window.eyes, words),
    heard: [],
    isHydrated: () => 'hydrated' in document.documentElement.dataset,
    state: () => [
      `${Math.round(performance.now())} ms ${document.readyState}, ${window.eyes.isHydrated() ? 'hydrated' : 'not hydrated'}`,
      ...window.eyes.see('[role="status"], [role="alert"]').map((message) => `says: ${nameOf(message)}`),
    ],
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'input', 'submit']) {
    addEventListener(
      type,
      ({ target, isTrusted, timeStamp }) => {
        if (!(target instanceof Element)) return;
        const state = window.eyes.isHydrated() ? ', hydrated' : '';
        const doer = isTrusted ? '' : ', by script';
        window.eyes.heard.push(
          `${Math.round(timeStamp)} ms ${type} on ${target.localName} ${nameOf(target).slice(0, 30)}${state}${doer}`,
        );
      },
      true,
    );
  }
}

function watch() {
  if (window !== top) return;
  new PerformanceObserver((paints) => {
    const [first] = paints.getEntriesByName('first-contentful-paint');
    if (first) void window.tell({ painted: performance.timeOrigin + first.startTime });
  }).observe({ type: 'paint', buffered: true });
  const tellHydrated = () => window.eyes.isHydrated() && void window.tell({ hydrated: true });
  new MutationObserver(tellHydrated).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-hydrated'],
  });
  let last: string | undefined;
  setInterval(() => {
    // A part that has not appeared yet does not count as a change.
    if (document.readyState === 'loading') return;
    const now = window.eyes.shows();
    if (now !== last) void window.tell({ shows: now });
    last = now;
  }, 30);
}

export interface Target {
  selector: string;
  name?: string | undefined;
  /** Fields that are filled in before the press, by their names, as a browser fills them in. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** Scrolls to a control and gives its centre once the control stands still; `undefined` if there is no such control. */
export async function lookFor({ selector, name, fields = {} }: Target) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let control = window.eyes.see(selector, name)[0];
  while (!control) {
    if (document.readyState !== 'loading') return;
    await nextFrame();
    control = window.eyes.see(selector, name)[0];
  }
  for (const [field, value] of Object.entries(fields)) {
    const element = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`);
    if (!element) return;
    // The setter of the prototype is used, because React would take a change through the element itself for its own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const middle = () => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  for (let tries = 0; tries < 20; tries++) {
    const before = middle();
    const isOnScreen = before.y > 110 && before.y < innerHeight - 40 && before.x > 0 && before.x < innerWidth;
    if (!isOnScreen) control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await nextFrame();
    const after = middle();
    if (before.x === after.x && before.y === after.y) break;
  }
  return { ...middle(), shows: window.eyes.shows() };
}
