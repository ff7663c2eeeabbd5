import type { DocumentReference, Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';

/** Gives the references of the documents of a query in pages. */
export async function* referencesOf(...how: Parameters<typeof pagesOf>): AsyncGenerator<DocumentReference[]> {
  for await (const page of pagesOf(...how)) yield page.map(({ ref }) => ref);
}

/** The default sort field: Firestore has it for every query without an index. */
export const documentName = '__name__';

/**
 * Gives the documents of a query in pages, in the order of `field`, with the fields `read` only: a night can find a hundred
 * thousand large documents. Each page begins after the last document of the page before, because documents can stay.
 * @param get reads a page; a transaction reads it itself
 */
export async function* pagesOf(
  query: Query,
  field: string,
  pageSize: number,
  read: readonly string[] = [field],
  get: (page: Query) => Promise<QuerySnapshot> = (page) => page.get(),
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const sorted = query
    .orderBy(field)
    .select(...read)
    .limit(pageSize);
  let page = sorted;
  for (;;) {
    const { docs } = await get(page);
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    if (docs.length < pageSize) return;
    page = sorted.startAfter(last);
  }
}
