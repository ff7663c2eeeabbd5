import type { App } from 'firebase-admin/app';
import { host, ports, projectId } from '../emulators/addresses.ts';

/** A document in Firestore's own JSON, in which every value says its type; its name has no project in it. */
export interface StoredDocument {
  path: string;
  fields: Record<string, unknown>;
}

/** A database, as its REST interface gives and takes it: nothing is converted on the way. */
export interface FirestoreRest {
  /** Every document, those of subcollections included, in the order of their names. */
  documents(): AsyncGenerator<StoredDocument>;
  /** Writes documents as they are, over those of the same name; all of them or none. */
  write(documents: readonly StoredDocument[]): Promise<void>;
}

/** The answer of the database to a query, a line for each document. */
interface Found {
  document?: { name: string; fields?: Record<string, unknown> };
  readTime?: string;
}

interface Page {
  documents: StoredDocument[];
  readTime: string | undefined;
}

const pageSize = 300;
const timeoutMilliseconds = 60_000;

/** The REST interface of a real project's database. */
export function realFirestore(project: string, app: App): FirestoreRest {
  const token = async () => (await app.options.credential?.getAccessToken())?.access_token ?? '';
  return firestoreRest('https://firestore.googleapis.com', project, token);
}

/** The REST interface of the emulator, as one who may do everything. */
export function emulatedFirestore(project: string = projectId): FirestoreRest {
  return firestoreRest(`http://${host}:${ports.firestore}`, project, async () => 'owner');
}

function firestoreRest(origin: string, project: string, token: () => Promise<string>): FirestoreRest {
  const root = `projects/${project}/databases/(default)/documents`;

  async function call(method: string, body: object): Promise<unknown> {
    const response = await fetch(`${origin}/v1/${root}:${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (response.ok) return response.json();
    throw new Error(`Firestore answered with status ${response.status}: ${await response.text()}`);
  }

  async function page(after: string | undefined, readTime: string | undefined): Promise<Page> {
    const answer = (await call('runQuery', {
      structuredQuery: {
        // No collection: all of them, at whatever depth.
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: pageSize,
        ...(after !== undefined && { startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false } }),
      },
      ...(readTime !== undefined && { readTime }),
    })) as Found[];
    const documents = answer.flatMap(({ document }) =>
      document === undefined ? [] : [{ path: document.name.slice(root.length + 1), fields: document.fields ?? {} }],
    );
    return { documents, readTime: readTime ?? answer.at(-1)?.readTime };
  }

  return {
    async *documents() {
      let last: string | undefined;
      // All pages show the moment of the first one, because people work in the meantime.
      let moment: string | undefined;
      do {
        const { documents, readTime } = await page(last, moment);
        moment = readTime;
        yield* documents;
        last = documents.length < pageSize ? undefined : documents.at(-1)?.path;
      } while (last !== undefined);
    },
    async write(documents) {
      await call('commit', {
        writes: documents.map(({ path, fields }) => ({ update: { name: `${root}/${path}`, fields } })),
      });
    },
  };
}
