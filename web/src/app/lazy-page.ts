import type { ComponentType } from 'react';

/** A page whose code is fetched when somebody goes there, or is about to. */
export class LazyPage {
  readonly #fetchPage: () => Promise<ComponentType>;
  #loading: Promise<ComponentType> | undefined;
  #hasFailed = false;

  /** The page's component, once its code is here. */
  loaded: ComponentType | undefined;

  /** @param fetchPage imports the page's component, and what it needs to be drawn at once */
  constructor(fetchPage: () => Promise<ComponentType>) {
    this.#fetchPage = fetchPage;
  }

  /** Fetches the page's code, once. */
  load(): Promise<ComponentType> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  /** The same for somebody who may go there: a failure is no news yet, and does not outlast the next attempt. */
  prefetch(): void {
    this.forgetFailure();
    this.load().catch(() => undefined);
  }

  /** Lets go of an attempt that failed, once it has been told of: the next one asks again. */
  forgetFailure(): void {
    if (!this.#hasFailed) return;
    this.#hasFailed = false;
    this.#loading = undefined;
  }

  async #fetch(): Promise<ComponentType> {
    try {
      this.loaded = await this.#fetchPage();
      return this.loaded;
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }
}
