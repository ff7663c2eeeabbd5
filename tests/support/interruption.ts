import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<Interruption>();

/** A way in which a step of some work can be interrupted. */
export type InterruptionKind = 'killed before' | 'failed before' | 'failed after';

export const interruptions: readonly InterruptionKind[] = ['killed before', 'failed before', 'failed after'];

/** Failures are tested weekly only, because a failure never has a worse result than a kill. */
export const whenTried = (kind: InterruptionKind) => ({ tags: kind === 'killed before' ? [] : ['weekly'] });

/**
 * Interrupts work at one of its steps. A step is a call of a store that `watch` has wrapped. *Killed* means that the instance
 * of the function is gone: nothing after the step runs, not even a `catch`. *Failed* means that the service cannot be reached,
 * before or after it did the work of the call.
 */
export class Interruption {
  readonly #kind: InterruptionKind;
  readonly #at: number;
  readonly #killed = Promise.withResolvers<'killed'>();
  #steps = 0;
  #isKilled = false;
  /** The step at which the work was interrupted; `undefined` before that. */
  struck: string | undefined;

  /** @param at the step, counted from 1 */
  constructor(kind: InterruptionKind, at: number) {
    this.#kind = kind;
    this.#at = at;
  }

  /** Wraps a store. Each call of a method is a step; other members do not change. */
  watch<Store extends object>(name: string, store: Store): Store {
    return new Proxy(store, {
      get: (target, member) => {
        const value: unknown = Reflect.get(target, member);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => this.step(`${name}.${String(member)}`, async () => value.apply(target, args));
      },
    });
  }

  /**
   * Stops a killed instance. @throws if the instance was killed: its timeouts may still wake it when the services already
   * belong to other tests
   */
  checkAlive(): void {
    if (this.#isKilled) throw new Error('The instance was killed.');
  }

  /** Runs `act` as one step of the work. */
  async step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    // Other work in the same process continues.
    if (running.getStore() !== this) return act();
    // A killed instance does nothing more, even if its own timeout wakes it.
    if (this.#isKilled) return new Promise(() => undefined);
    this.#steps += 1;
    // Work is interrupted once only, so that its clean-up runs undisturbed.
    if (this.#steps !== this.#at) return act();
    this.struck = `${this.#kind} ${name}`;
    if (this.#kind === 'killed before') {
      this.#isKilled = true;
      this.#killed.resolve('killed');
      return new Promise(() => undefined);
    }
    if (this.#kind === 'failed after') await act();
    throw new Error('The service cannot be reached.');
  }

  /** Runs `work` until it ends or is interrupted. Rethrows errors that the interruption did not cause. */
  async run(work: () => Promise<unknown>): Promise<void> {
    const failed = (error: unknown) => {
      if (this.struck === undefined) throw error;
    };
    await Promise.race([running.run(this, work).catch(failed), this.#killed.promise]);
  }
}

/**
 * Repeats `attempt` with an interruption at the first step, then at the second one, until an attempt finishes.
 * @returns the number of interrupted steps
 */
export async function atEveryStep(
  kind: InterruptionKind,
  attempt: (interruption: Interruption) => Promise<void>,
): Promise<number> {
  for (let at = 1; ; at += 1) {
    const interruption = new Interruption(kind, at);
    await attempt(interruption);
    if (interruption.struck === undefined) return at - 1;
  }
}
