import { messages } from '@site/contract/shared/messages';
import type { Outcome, Outcomes } from '@site/contract/shared/route';
import * as logger from 'firebase-functions/logger';
import pLimit from 'p-limit';
import { errorOutline } from './error-outline.ts';
import { HttpError } from './http-error.ts';

/**
 * Acts on documents one after the other, because changes at once would wait for each other. An error does not stop the next.
 * @param what the name of a document in the log
 */
export async function each<Item extends { id: string }, Result>(
  what: string,
  items: Iterable<Item>,
  act: (item: Item) => Promise<Result>,
): Promise<Outcomes<Result>> {
  const outcomes: Outcome<Result>[] = [];
  for (const item of items) {
    const { id } = item;
    try {
      outcomes.push({ id, done: true, ...(await act(item)) });
    } catch (error) {
      const isRefusal = error instanceof HttpError;
      if (!isRefusal) logger.error(`${what} not changed`, { id, ...errorOutline(error) });
      outcomes.push({ id, done: false, message: isRefusal ? error.message : messages.unexpected });
    }
  }
  return { done: outcomes.filter(({ done }) => done).length, outcomes };
}

/**
 * Works through items, ten at a time by default: each call takes a separate connection, and memory with it. A failure does not
 * stop the other items.
 */
export function fewAtATime<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  most = 10,
): Promise<PromiseSettledResult<Result>[]> {
  const limit = pLimit(most);
  return Promise.allSettled(items.map((item) => limit(act, item)));
}
