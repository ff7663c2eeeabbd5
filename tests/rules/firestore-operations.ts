import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';

/** One request of a client. It rejects when the rules deny it. */
export type Operation = (database: Firestore) => Promise<unknown>;

/** Newest first, as all lists of jobs are ordered. */
export const newestFirst = orderBy('createdAt', 'desc');

/** What the history of a job asks for. */
export const ofJob = (id: string) => where('jobId', '==', id);

/** The order of that history. */
export const latestFirst = orderBy('at', 'desc');

/** As many documents as a page has. */
export const fewOnly = limit(100);

/** What is switched on. */
export const publishedOnly = where('isActive', '==', true);

/** Those of one office. */
export const ofCountry = where('country', '==', 'India');

/** What the address of a job's page says of it. */
export const ofReference = where('reference', '==', 'J-0042');

export function get(path: string): Operation {
  return (database) => getDocFromServer(doc(database, path));
}

export function list(path: string, ...constraints: QueryConstraint[]): Operation {
  return (database) => getDocsFromServer(query(collection(database, path), ...constraints));
}

export function count(path: string, ...constraints: QueryConstraint[]): Operation {
  return (database) => getCountFromServer(query(collection(database, path), ...constraints));
}

export function listGroup(name: string, ...constraints: QueryConstraint[]): Operation {
  return (database) => getDocsFromServer(query(collectionGroup(database, name), ...constraints));
}

export function create(path: string, document: object): Operation {
  return (database) => setDoc(doc(database, path), document);
}

/** Changes one field, and leaves the rest of the document as it is. */
export function update(path: string): Operation {
  return (database) => updateDoc(doc(database, path), { updatedAt: Timestamp.now() });
}

export function remove(path: string): Operation {
  return (database) => deleteDoc(doc(database, path));
}
