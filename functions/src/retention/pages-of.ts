import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The documents of a query in pages. Each begins after the last document of the one before, because some may stay. */
export async function* pagesOf(query: Query, pageSize: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = query.limit(pageSize);
  for (;;) {
    const { docs } = await page.get();
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    page = query.limit(pageSize).startAfter(last);
  }
}
