/** How work can be cut off at a step that it is waiting for. */
export const interruptions = ['killed before', 'failed before', 'failed after'] as const;

export type InterruptionKind = (typeof interruptions)[number];

/**
 * Cuts work off at one of its steps. A step is a call of a store that `watch` has wrapped. *Killed* is a function whose
 * instance vanishes: nothing that comes after is ever run, no `catch` either. *Failed* is a service that cannot be
 * reached, with or without having done what it was asked.
 */
export class Interruption {
  readonly #kind: InterruptionKind;
  readonly #at: number;
  readonly #killed = Promise.withResolvers<'killed'>();
  #steps = 0;
  /** The step at which the work was cut off, once it was. */
  struck: string | undefined;

  /** @param at the step, counted from 1 */
  constructor(kind: InterruptionKind, at: number) {
    this.#kind = kind;
    this.#at = at;
  }

  /** The store with its calls counted as steps. Other members, and what is no function, are as they were. */
  watch<Store extends object>(name: string, store: Store): Store {
    return new Proxy(store, {
      get: (target, member) => {
        const value: unknown = Reflect.get(target, member);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => this.step(`${name}.${String(member)}`, async () => value.apply(target, args));
      },
    });
  }

  /** Runs `act` as one step. */
  async step<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
    this.#steps += 1;
    // Only once: what is done to clear up finds everything in order.
    if (this.#steps !== this.#at) return act();
    this.struck = `${this.#kind} ${name}`;
    if (this.#kind === 'killed before') {
      this.#killed.resolve('killed');
      return new Promise(() => undefined);
    }
    if (this.#kind === 'failed after') await act();
    throw new Error('The service cannot be reached.');
  }

  /** Runs `work` until it is through, has failed or was killed; fails with what is no interruption. */
  async run(work: () => Promise<unknown>): Promise<void> {
    const failed = (error: unknown) => {
      if (this.struck === undefined) throw error;
    };
    await Promise.race([work().catch(failed), this.#killed.promise]);
  }
}

/**
 * Does `attempt` once for every step that it takes, cut off at that step, until it gets through.
 *
 * @returns at how many steps it was cut off
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
