import { setTimeout as delay } from 'node:timers/promises';

// The limit is long: an email goes through four functions, and the first call of each one starts a new process.
const limitMilliseconds = 90_000;
const pauseMilliseconds = 100;

/** Asks repeatedly until there is an answer, and gives the answer. Fails if the limit passes first. */
export async function eventually<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const limit = performance.now() + limitMilliseconds;
  while (performance.now() < limit) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await delay(pauseMilliseconds);
  }
  throw new Error(`Waited ${limitMilliseconds / 1000} seconds in vain for ${what}.`);
}

/** Waits until the next second begins, because Firebase stores the times of sessions in whole seconds. */
export async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const began = second();
  await eventually('the next second', async () => second() > began || undefined);
}
