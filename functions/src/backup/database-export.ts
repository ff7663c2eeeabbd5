import * as logger from 'firebase-functions/logger';
import { RunError } from '../schedules/run-error.ts';
import { folderName } from './backup-bucket.ts';

export interface ExportServices {
  projectId: string;
  /** An OAuth token of the account that the function runs as. */
  accessToken: () => Promise<string>;
  /** Where Firestore's own API is. */
  origin: string;
}

const timeoutMilliseconds = 30_000;

/**
 * Has Firestore copy every document into a folder of the bucket, named after the moment: all of them as they were in the
 * minute before. Firestore goes on by itself; gives the name of the operation, under which it tells the outcome.
 */
export async function startExport(services: ExportServices, bucket: string, now: Date): Promise<string> {
  const outputUriPrefix = `gs://${bucket}/firestore/${folderName(now)}`;
  // Firestore takes whole minutes, and by its own clock they must have passed.
  const snapshotTime = `${new Date(now.getTime() - 60_000).toISOString().slice(0, 16)}:00Z`;
  const database = `projects/${services.projectId}/databases/(default)`;
  const answer = await call(services, 'POST', `${database}:exportDocuments`, { outputUriPrefix, snapshotTime });
  if (typeof answer.name !== 'string') throw new RunError('Firestore did not name the export that it began.');
  logger.info('Export started', { to: outputUriPrefix });
  return answer.name;
}

/**
 * Looks how an export ended that was started before.
 * @throws {RunError} where it failed, or has not ended
 */
export async function checkExport(services: ExportServices, operation: string): Promise<void> {
  const { done, error } = await call(services, 'GET', operation);
  if (!done) throw new RunError(`The last export has not ended: ${operation}.`);
  if (error) throw new RunError(`The last export failed with code ${error.code}: ${error.message}`);
}

/** As much of a long-running operation of Google's as is read here. */
interface Operation {
  name?: string;
  done?: boolean;
  error?: { code?: number; message?: string };
}

async function call(
  { accessToken, origin }: ExportServices,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Operation> {
  const response = await fetch(`${origin}/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (response.ok) return (await response.json()) as Operation;
  // Such as a missing role, or a bucket in another region. It speaks of the project only, never of what is stored.
  logger.error('Export refused', { status: response.status, answer: await response.text() });
  throw new RunError(`Firestore answered ${method} ${path} with status ${response.status}.`);
}
