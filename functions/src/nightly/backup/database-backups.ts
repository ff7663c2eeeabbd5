import * as logger from 'firebase-functions/logger';
import { RunError } from '../../shared/run-error.ts';

export interface DatabaseBackupServices {
  projectId: string;
  /** An OAuth token of the account that the function runs as. */
  accessToken: () => Promise<string>;
  /** Where Firestore's own API is. */
  origin: string;
}

/** A copy of a database as Google lists it: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.locations.backups */
interface DatabaseBackup {
  database: string;
  snapshotTime: string;
  state: 'CREATING' | 'READY' | 'NOT_AVAILABLE';
}

const timeoutMilliseconds = 30_000;
// Google copies once a day, at an hour of its own choice.
const maxAgeMilliseconds = 48 * 60 * 60 * 1000;

/**
 * Looks at the copies that Google makes of the database every day by itself, and gives their number.
 * @throws {RunError} where none is there, the newest is older than two days, or they cannot be listed
 */
export async function checkDatabaseBackups(services: DatabaseBackupServices, now: Date): Promise<number> {
  const { projectId, accessToken, origin } = services;
  const response = await fetch(`${origin}/v1/projects/${projectId}/locations/-/backups`, {
    headers: { Authorization: `Bearer ${await accessToken()}` },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) {
    // Such as a missing role. It speaks of the project only, never of what is stored.
    logger.error('Backups not listed', { status: response.status, answer: await response.text() });
    throw new RunError(`Firestore answered with status ${response.status} when asked for its backups.`);
  }
  const { backups = [] } = (await response.json()) as { backups?: DatabaseBackup[] };
  const ready = backups.filter(
    ({ database, state }) => database === `projects/${projectId}/databases/(default)` && state === 'READY',
  );
  const newest = Math.max(...ready.map(({ snapshotTime }) => Date.parse(snapshotTime)));
  if (ready.length === 0) throw new RunError('Google has no backup of the database.');
  if (now.getTime() - newest > maxAgeMilliseconds)
    throw new RunError(`The newest backup of the database is of ${new Date(newest).toISOString()}.`);
  return ready.length;
}
