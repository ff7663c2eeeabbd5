import { setTimeout as delay } from 'node:timers/promises';
import { ExpectedError } from '../process/expected-error.ts';
import { type AskGoogle, googleSaid } from './ask-google.ts';

/** Google builds the indexes of a new project within minutes. An index over many documents takes longer. */
const longestMilliseconds = 30 * 60_000;

/**
 * Waits until Google has built the deployed indexes: queries of the next deployed functions fail without their index.
 * @throws {ExpectedError} if the indexes take too long, or Google does not answer
 */
export async function waitForIndexes(ask: AskGoogle, projectId: string, pauseMilliseconds = 10_000): Promise<void> {
  const path = `/v1/projects/${projectId}/databases/(default)/collectionGroups/-/indexes?pageSize=1000`;
  const until = Date.now() + longestMilliseconds;
  for (;;) {
    const answer = await ask('firestore', path);
    if (answer.status !== 200)
      throw new ExpectedError(`The indexes of the database could not be read. ${googleSaid(answer)}`);
    const { indexes = [] } = answer.body as { indexes?: { state?: string }[] };
    if (!indexes.some(({ state }) => state === 'CREATING')) return;
    if (Date.now() > until)
      throw new ExpectedError(
        'Google is still building the indexes of the database. Run the same command again later.',
      );
    await delay(pauseMilliseconds);
  }
}
