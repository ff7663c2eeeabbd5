import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * As much of Firestore as a store of ours needs: documents by their paths, with the time of their last write. Its
 * transactions run one after the other.
 */
export function firestoreInMemory(now: () => Date) {
  const documents = new Map<string, { fields: DocumentData; updateTime: Timestamp }>();
  const write = (path: string, fields: DocumentData) =>
    documents.set(path, { fields: stored(fields), updateTime: Timestamp.fromDate(now()) });
  const fieldsOf = (path: string) => documents.get(path)?.fields;

  const reference = (path: string) => {
    // Firestore throws, too, where an id would not name a document.
    if (!/^[a-z]+\/[\w-]+$/i.test(path)) throw new Error(`${path} must point to a document`);
    return {
      path,
      get: async () => snapshot(path),
      async create(fields: DocumentData) {
        if (documents.has(path)) throw refusal(6);
        write(path, fields);
      },
      async update(fields: DocumentData, { lastUpdateTime }: { lastUpdateTime: Timestamp }) {
        if (!documents.get(path)?.updateTime.isEqual(lastUpdateTime)) throw refusal(9);
        write(path, { ...fieldsOf(path), ...fields });
      },
    };
  };
  const snapshot = (path: string) => ({
    id: path.split('/')[1],
    ref: reference(path),
    exists: documents.has(path),
    updateTime: documents.get(path)?.updateTime,
    data: () => fieldsOf(path),
    get: (field: string) => fieldsOf(path)?.[field],
  });
  const transaction = {
    get: async ({ path }: { path: string }) => snapshot(path),
    update: ({ path }: { path: string }, fields: DocumentData) => write(path, { ...fieldsOf(path), ...fields }),
    delete: ({ path }: { path: string }) => documents.delete(path),
  };
  const collection = (name: string) => ({
    doc: (id: string) => reference(`${name}/${id}`),
    where: (field: string, operator: 'in', values: unknown[]) => ({
      limit: (count: number) => ({
        get: async () => {
          if (operator !== 'in') throw new Error(`Firestore in memory does not know "${operator}".`);
          const [outer = '', inner = ''] = field.split('.');
          const found = [...documents].filter(([, { fields }]) => values.includes(fields[outer]?.[inner]));
          return { docs: found.slice(0, count).map(([path]) => snapshot(path)) };
        },
      }),
    }),
  });
  let last: Promise<unknown> = Promise.resolve();
  const runTransaction = <Result>(act: (of: typeof transaction) => Promise<Result>) => {
    const mine = last.then(() => act(transaction));
    last = mine.catch(() => {});
    return mine;
  };
  return { database: { collection, runTransaction } as unknown as Firestore, write, fieldsOf };
}

function refusal(code: number): Error {
  return Object.assign(new Error('A document is not as it was'), { code });
}

/** Firestore gives a date back as a timestamp. */
function stored(value: DocumentData): DocumentData {
  const asStored = (item: unknown): unknown => {
    if (item instanceof Date) return Timestamp.fromDate(item);
    if (item === null || typeof item !== 'object' || Array.isArray(item) || item instanceof Timestamp) return item;
    return stored(item);
  };
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asStored(item)]));
}
