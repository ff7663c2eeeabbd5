import { whenIdle } from './when-idle.ts';

/** The place of a part of the page in the queue of those that scripts take over. */
export interface Turn {
  /** Settles when the part may be taken over. */
  readonly comes: Promise<void>;
  call(): void;
}

/** What ends the queue: a visitor who does something finds the whole page ready for it. A screen reader only clicks. */
const signs = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'click', 'popstate'] as const;

/** Parts that wait, in the order of the page. `undefined` while nobody has to. */
let queue: Turn[] | undefined;
let afterwards: () => void = () => undefined;

/**
 * From now on parts of the page are taken over one after another, each as a task of its own when the browser has
 * nothing else to do, instead of all in one: until the last of them is, or a visitor touches the page.
 */
export function takeTurns(): void {
  queue = [];
  for (const sign of signs) addEventListener(sign, endTurns, { capture: true, passive: true });
}

/** Lets all parts be taken over that still wait. */
export function endTurns(): void {
  for (const sign of signs) removeEventListener(sign, endTurns, { capture: true });
  const waiting = queue ?? [];
  queue = undefined;
  for (const turn of waiting) turn.call();
  whenIdle(afterwards);
}

/** A turn that has yet to come; `undefined` where nobody has to wait. */
export function newTurn(): Turn | undefined {
  if (!queue) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    comes: promise,
    call() {
      // So that React sees it at once, and the click that ends the queue is not lost on the part that it meets.
      Reflect.set(promise, 'status', 'fulfilled');
      resolve();
    },
  };
}

/** Puts a turn at the end of the queue; gives what takes it out again. */
export function queueUp(turn: Turn): () => void {
  if (queue) queue.push(turn);
  else turn.call();
  return () => {
    queue = queue?.filter((other) => other !== turn);
  };
}

/** Calls those in the queue one by one, and back when nobody waits any more and all are taken over. */
export function callInTurn(callback: () => void): void {
  afterwards = callback;
  const callNext = () => {
    // Ended meanwhile.
    if (!queue) return;
    const next = queue.shift();
    if (!next) return endTurns();
    next.call();
    whenIdle(callNext);
  };
  whenIdle(queue ? callNext : afterwards);
}
