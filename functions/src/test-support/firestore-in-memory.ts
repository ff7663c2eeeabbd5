import { type DocumentData, type FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * The part of Firestore that the tests need: documents by their paths, with the time of their last write. Transactions run one
 * after the other.
 */
export function firestoreInMemory(now: () => Date) {
  const documents = new Map<string, { fields: DocumentData; updateTime: Timestamp }>();
  const write = (path: string, fields: DocumentData) =>
    documents.set(path, { fields: stored(fields), updateTime: Timestamp.fromDate(now()) });
  const fieldsOf = (path: string) => documents.get(path)?.fields;

  const reference = (path: string) => {
    // Firestore throws as well if an id does not name a document.
    if (!/^[a-z]+\/[\w-]+$/i.test(path)) throw new Error(`${path} must point to a document`);
    return {
      id: path.split('/')[1],
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
    getAll: async (...references: { path?: string }[]) =>
      references.flatMap(({ path }) => (path === undefined ? [] : [snapshot(path)])),
    update: ({ path }: { path: string }, fields: DocumentData) => write(path, { ...fieldsOf(path), ...fields }),
    delete: ({ path }: { path: string }) => documents.delete(path),
  };
  const collection = (name: string) => ({
    doc: (id: string) => reference(`${name}/${id}`),
    ...queryOf(() => [...documents.keys()].filter((path) => path.startsWith(`${name}/`)).map(snapshot)),
  });
  let last: Promise<unknown> = Promise.resolve();
  const runTransaction = <Result>(act: (of: typeof transaction) => Promise<Result>) => {
    const mine = last.then(() => act(transaction));
    last = mine.catch(() => {});
    return mine;
  };
  return { database: { collection, runTransaction } as unknown as Firestore, write, fieldsOf };
}

interface Snapshot {
  id: string | undefined;
  data: () => DocumentData | undefined;
}

interface QueryParts {
  conditions: ((document: Snapshot) => boolean)[];
  /** The sort value of a document; documents of the same rank are sorted by their ids. */
  rank: (document: Snapshot) => number;
  after?: Snapshot | string;
  max: number;
}

/** A query on these documents: conditions on times and states, an order by a time or by ids, and pages. */
function queryOf(
  documents: () => Snapshot[],
  parts: QueryParts = { conditions: [], rank: () => 0, max: Number.POSITIVE_INFINITY },
) {
  const changed = (change: Partial<QueryParts>) => queryOf(documents, { ...parts, ...change });
  const { conditions, rank, after, max } = parts;
  const difference = (one: Snapshot, other: Snapshot) =>
    rank(one) - rank(other) || ((one.id ?? '') < (other.id ?? '') ? -1 : Number(one.id !== other.id));
  const isAfter = (document: Snapshot) => {
    if (after === undefined) return true;
    return typeof after === 'string' ? (document.id ?? '') > after : difference(document, after) > 0;
  };
  const found = () =>
    documents()
      .filter((document) => conditions.every((holds) => holds(document)) && isAfter(document))
      .toSorted(difference)
      .slice(0, max);
  return {
    select: () => changed({}),
    where: (field: string, operator: string, value: unknown) =>
      changed({ conditions: [...conditions, (document) => fulfils(fieldOf(document, field), operator, value)] }),
    orderBy: (field: string | FieldPath) =>
      changed({ rank: (document) => (typeof field === 'string' ? timeOf(fieldOf(document, field)) : 0) }),
    startAfter: (last: Snapshot | string) => changed({ after: last }),
    limit: (count: number) => changed({ max: count }),
    count: () => ({ get: async () => ({ data: () => ({ count: found().length }) }) }),
    get: async () => ({ docs: found() }),
  };
}

const fieldOf = (document: Snapshot, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => (value as DocumentData | undefined)?.[name], document.data());

const timeOf = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : Number.NaN);

function fulfils(value: unknown, operator: string, wanted: unknown): boolean {
  if (operator === 'in') return (wanted as unknown[]).includes(value);
  // Only times are compared; other values fulfil no such condition.
  const limit = (wanted as Date).getTime();
  if (operator === '<') return timeOf(value) < limit;
  if (operator === '<=') return timeOf(value) <= limit;
  throw new Error(`Firestore in memory does not know "${operator}".`);
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
