import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Bucket } from '../../functions/src/shared/firebase.ts';

// The data of a database and a bucket at one moment. Tests restore this data as often as they need it.

/**
 * Remembers all documents.
 * @returns a function that writes the documents back into the database, which must be empty
 */
export async function rememberDocuments(database: Firestore): Promise<() => Promise<unknown>> {
  const documents = await documentsBelow(database);
  return () => {
    const batch = database.batch();
    for (const document of documents) batch.set(document.ref, document.data());
    return batch.commit();
  };
}

async function documentsBelow(parent: Firestore | DocumentReference): Promise<QueryDocumentSnapshot[]> {
  const lists = await Promise.all((await parent.listCollections()).map((list) => list.get()));
  const documents = lists.flatMap(({ docs }) => docs);
  const below = await Promise.all(documents.map(({ ref }) => documentsBelow(ref)));
  return [...documents, ...below.flat()];
}

/** The metadata with which Storage serves an object. */
const served = ['contentType', 'contentDisposition', 'cacheControl'] as const;

/**
 * Remembers all objects.
 * @returns a function that restores them and deletes all others. An unchanged object is not written, because an upload is slow
 */
export async function rememberObjects(bucket: Bucket): Promise<() => Promise<unknown>> {
  const [files] = await bucket.getFiles();
  const kept = await Promise.all(
    files.map(async (file) => {
      const metadata = Object.fromEntries(served.map((name) => [name, file.metadata[name]]));
      return { file, bytes: (await file.download())[0], metadata };
    }),
  );
  const versionOf = ({ name, metadata: { generation, metageneration } }: (typeof files)[number]) =>
    `${name} ${generation} ${metageneration}`;
  return async () => {
    const [found] = await bucket.getFiles();
    const versions = new Set(found.map(versionOf));
    const names = new Set(files.map(({ name }) => name));
    await Promise.all([
      ...found.filter(({ name }) => !names.has(name)).map((file) => file.delete()),
      ...kept
        .filter(({ file }) => !versions.has(versionOf(file)))
        .map(({ file, bytes, metadata }) => file.save(bytes, { resumable: false, metadata })),
    ]);
  };
}
