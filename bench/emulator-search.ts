import { collections } from '@ohmbridge/functions/contract/collections';
import { host, ports, projectId } from '../scripts/emulators/addresses.ts';
import { type LoadFigures, load } from './load.ts';

const address = `http://${host}:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents:runQuery`;

/** What `GET /api/jobs?active=true&limit=6` asks of Firestore. */
const sixNewestOpenJobs = {
  from: [{ collectionId: collections.jobs }],
  where: { fieldFilter: { field: { fieldPath: 'isActive' }, op: 'EQUAL', value: { booleanValue: true } } },
  orderBy: ['createdAt', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
  limit: 6,
};

/** How long the Firestore emulator alone takes to find what the API lists: it has no index and looks at every job. */
export function measureEmulatorSearch(seconds: number): Promise<LoadFigures> {
  return load(address, seconds, undefined, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: sixNewestOpenJobs }),
  });
}
