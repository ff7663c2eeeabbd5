import { formTokenAge } from '@site/contract/desk/human-check';
import type { FormToken } from '@site/contract/desk/submission-routes';

interface Clock {
  now: () => number;
  wait: (milliseconds: number) => Promise<unknown>;
}

const realClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** The age at which a form that stays open gets a new token, well before the old token expires. */
const freshMilliseconds = (formTokenAge.maximumSeconds * 1000) / 2;

/**
 * The time that a submit waits for a form token, and then for a second one, in case the first request hangs. A form without
 * a token is sent too, and goes to quarantine. A poor connection must not cause that.
 */
const timeoutMilliseconds = { first: 5000, second: 15_000 };

/** Requests and keeps the token of one form. */
interface FormTokenKeeper {
  /** Requests a token unless one exists. Called when the visitor begins to fill in the form. */
  begin: () => Promise<void>;
  /** Gives the token once it is old enough to be sent; `undefined` if no token could be requested. */
  ready: () => Promise<string | undefined>;
}

export function createFormTokenKeeper(fetchToken: () => Promise<FormToken>, clock = realClock): FormTokenKeeper {
  let kept: { token: string; readyAt: number; freshUntil: number } | undefined;
  let coming: Promise<void> | undefined;

  const fetchAndKeep = async () => {
    try {
      const { token, waitSeconds } = await fetchToken();
      const now = clock.now();
      kept = { token, readyAt: now + waitSeconds * 1000, freshUntil: now + freshMilliseconds };
    } catch {
      // A stored token is fresh for the same time again.
    } finally {
      coming = undefined;
    }
  };

  const begin = async () => {
    if (kept && clock.now() < kept.freshUntil) return;
    coming ??= fetchAndKeep();
    await coming;
  };

  return {
    begin,
    async ready() {
      await Promise.race([begin(), clock.wait(timeoutMilliseconds.first)]);
      if (!kept) await Promise.race([fetchAndKeep(), clock.wait(timeoutMilliseconds.second)]);
      if (!kept) return undefined;
      const { token, readyAt } = kept;
      const left = readyAt - clock.now();
      if (left > 0) await clock.wait(left);
      return token;
    },
  };
}
