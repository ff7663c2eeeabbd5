import { setTimeout as delay } from 'node:timers/promises';

// An email goes through four functions, and each starts its own process where it is the first of its kind.
const limitMilliseconds = 90_000;
const pauseMilliseconds = 100;

/** Asks again and again until there is an answer, and gives it; fails when there is none for too long. */
export async function eventually<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const limit = performance.now() + limitMilliseconds;
  while (performance.now() < limit) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await delay(pauseMilliseconds);
  }
  throw new Error(`Waited ${limitMilliseconds / 1000} seconds in vain for ${what}.`);
}

/** Waits for the next second of the clock: Firebase knows the moments of sessions in whole seconds. */
export async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const began = second();
  await eventually('the next second', async () => second() > began || undefined);
}
