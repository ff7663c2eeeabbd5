import indexesFile from '../../firestore.indexes.json' with { type: 'json' };

/** A query in the form of Firestore's own API, with the parts that decide about indexes. */
export interface StructuredQuery {
  from?: { collectionId: string }[];
  where?: Filter;
  orderBy?: Order[];
}

interface Filter {
  fieldFilter?: { field: { fieldPath: string }; op: string | number };
  unaryFilter?: { field: { fieldPath: string } };
  compositeFilter?: { filters: Filter[] };
}

interface Order {
  field: { fieldPath: string };
  direction?: string | number;
}

type Direction = 'ASCENDING' | 'DESCENDING';
type Field = readonly [path: string, direction: Direction];

interface Indexes {
  indexes: { collectionGroup: string; fields: { fieldPath: string; order?: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: { order: string }[] }[];
}

// The Admin SDK sends the numbers of the protocol buffers, and browsers send the words.
const equalities = new Set<string | number>(['EQUAL', 5, 'ARRAY_CONTAINS', 7, 'IN', 8, 'ARRAY_CONTAINS_ANY', 9]);
const descending = new Set<string | number | undefined>(['DESCENDING', 2]);
const name = '__name__';

/**
 * Gives the index that a query needs and the file lacks; `undefined` if the query has its indexes. Firestore refuses a query
 * without its index, but the emulator does not.
 * The rules are from https://firebase.google.com/docs/firestore/query-data/index-overview. Each field has its own index in both
 * directions, and Firestore merges these for equalities. Every other query needs a composite index: first the equalities, then
 * the order. Firestore also merges composite indexes that end in the same order. So one index for every combination of
 * equalities is not needed.
 */
export function missingIndex(
  query: StructuredQuery,
  { indexes, fieldOverrides }: Indexes = indexesFile,
): string | undefined {
  const collection = query.from?.[0]?.collectionId ?? '';
  const filters = fieldFilters(query.where);
  const equal = new Set(filters.filter(({ op }) => equalities.has(op)).map(({ path }) => path));
  const order = orderOf(
    query,
    filters.filter(({ op }) => !equalities.has(op)).map(({ path }) => path),
  ).filter(([path]) => !equal.has(path));
  const [first, ...others] = order.filter(([path]) => path !== name);
  if (first === undefined) return undefined;
  const last = order.at(-1)?.[1];
  const isSingle = equal.size === 0 && others.length === 0 && last === first[1];
  const override = fieldOverrides.find((one) => one.collectionGroup === collection && one.fieldPath === first[0]);
  if (isSingle && (!override || override.indexes.some((index) => index.order === first[1]))) return undefined;

  const wanted = [
    ...[...equal].sort().map((path) => `${path} =`),
    ...[first, ...others].map((field) => field.join(' ')),
  ];
  const joined = new Set(
    indexes
      .filter(({ collectionGroup }) => collectionGroup === collection)
      .flatMap(({ fields }) => servedBy(fields, equal, [first, ...others], last === first[1])),
  );
  return joined.size > 0 && [...equal].every((path) => joined.has(path))
    ? undefined
    : `${collection}: ${wanted.join(', ')}`;
}

/**
 * Finds the queries in the body of a request to Firestore. The body is JSON, or the form that the live queries of a browser
 * send.
 */
export function queriesIn(body: string): StructuredQuery[] {
  const texts = body.startsWith('{') ? [body] : [...new URLSearchParams(body).values()];
  return texts.filter((text) => text.startsWith('{')).flatMap((text) => queriesBelow(JSON.parse(text)));
}

function queriesBelow(value: unknown): StructuredQuery[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'structuredQuery' && inner?.from ? [inner as StructuredQuery] : queriesBelow(inner),
  );
}

/**
 * Gives the equalities at the beginning of a composite index, together with the first field of the order. Gives none unless the
 * rest of the index is exactly the order, or its reverse.
 */
function servedBy(
  fields: Indexes['indexes'][number]['fields'],
  equal: Set<string>,
  order: Field[],
  endsAlike: boolean,
): string[] {
  const head = fields.slice(0, -order.length).map(({ fieldPath }) => fieldPath);
  const tail = fields.slice(-order.length);
  const isUseless = equal.size > 0 && head.length === 0;
  if (!endsAlike || isUseless || tail.length !== order.length || !head.every((path) => equal.has(path))) return [];
  const agrees = order.map(([path, direction], at) => tail[at]?.fieldPath === path && tail[at].order === direction);
  const reversed = order.map(([path, direction], at) => tail[at]?.fieldPath === path && tail[at].order !== direction);
  return agrees.every(Boolean) || reversed.every(Boolean) ? [...head, order[0]?.[0] ?? ''] : [];
}

function fieldFilters(filter: Filter | undefined): { path: string; op: string | number }[] {
  if (filter?.compositeFilter) return filter.compositeFilter.filters.flatMap(fieldFilters);
  if (filter?.unaryFilter) return [{ path: filter.unaryFilter.field.fieldPath, op: 'EQUAL' }];
  if (filter?.fieldFilter) return [{ path: filter.fieldFilter.field.fieldPath, op: filter.fieldFilter.op }];
  return [];
}

/** Gives the whole order of a query. The fields of its inequalities that it does not name follow in ascending order. */
function orderOf({ orderBy = [] }: StructuredQuery, inequalities: string[]): Field[] {
  const named = orderBy.map(
    ({ field, direction }): Field => [field.fieldPath, descending.has(direction) ? 'DESCENDING' : 'ASCENDING'],
  );
  const implied = [...new Set(inequalities)].filter((path) => !named.some(([other]) => other === path)).sort();
  return [...named, ...implied.map((path): Field => [path, 'ASCENDING'])];
}
