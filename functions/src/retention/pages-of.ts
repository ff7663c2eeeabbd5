import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The documents of a query, so many at a time; going on behind the last one, because some of them may stay. */
export async function* pagesOf(query: Query, atOnce: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = query.limit(atOnce);
  for (;;) {
    const { docs } = await page.get();
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    page = query.limit(atOnce).startAfter(last);
  }
}
