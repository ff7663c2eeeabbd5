import { branch } from '@site/contract/test-support/offices';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';

/** One request of a client. */
export interface Operation {
  /** The kind of the request and its path, for the message of a failure. */
  name: string;
  /** The written document. */
  writes?: string;
  /** Sends the request. Rejects if the rules deny it. */
  send: (database: Firestore) => Promise<unknown>;
}

/** All lists of jobs have this order: the newest first. */
export const newestFirst = orderBy('createdAt', 'desc');

/** The filter of the history of a job. */
export const ofJob = (id: string) => where('jobId', '==', id);

/** The order of the history. */
export const latestFirst = orderBy('at', 'desc');

/** The number of documents on a page. */
export const fewOnly = limit(100);

export const publishedOnly = where('isActive', '==', true);

export const ofCountry = where('country', '==', branch.country);

/** The filter that the page of a job uses. */
export const ofReference = where('reference', '==', 'J-0042');

export function get(path: string): Operation {
  return { name: `get ${path}`, send: (database) => getDoc(doc(database, path)) };
}

export function list(path: string, ...constraints: QueryConstraint[]): Operation {
  return { name: `list ${path}`, send: (database) => getDocs(query(collection(database, path), ...constraints)) };
}

export function count(path: string, ...constraints: QueryConstraint[]): Operation {
  return { name: `count ${path}`, send: (database) => getCount(query(collection(database, path), ...constraints)) };
}

export function listGroup(group: string, ...constraints: QueryConstraint[]): Operation {
  const send = (database: Firestore) => getDocs(query(collectionGroup(database, group), ...constraints));
  return { name: `list all ${group}`, send };
}

export function create(path: string, document: object): Operation {
  return { name: `set ${path}`, writes: path, send: (database) => setDoc(doc(database, path), document) };
}

/** Changes one field, and keeps the rest of the document. */
export function update(path: string): Operation {
  const send = (database: Firestore) => updateDoc(doc(database, path), { updatedAt: Timestamp.now() });
  return { name: `update ${path}`, writes: path, send };
}

export function remove(path: string): Operation {
  return { name: `delete ${path}`, writes: path, send: (database) => deleteDoc(doc(database, path)) };
}
