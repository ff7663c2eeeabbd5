import { createHash } from 'node:crypto';
import { collections } from '@site/contract/shared/collections';
import { documentIdPattern } from '@site/contract/shared/text-fields';
import type { CollectionReference } from 'firebase-admin/firestore';
import { hasCode } from './error-outline.ts';
import { db } from './firebase.ts';

export const collection = (name: keyof typeof collections): CollectionReference => db().collection(collections[name]);

/** Tells whether a text from an address can be a document id. Firestore refuses a slash, and ids between double underscores. */
export function isDocumentId(id: string): boolean {
  return documentIdPattern.test(id);
}

/** Tells whether a document could not be created because it exists: the same request came before. */
export const isAlreadyExists = (error: unknown): boolean => hasCode(error, 6);

/**
 * Computes the id of the document of a repeatable request: the same for the same content under the same key. A visitor who corrects
 * a field after a lost answer sends a new request, and both are stored.
 * @param content the content of the request, compared as JSON
 */
export function idempotentId(idempotencyKey: string, content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, content]))
    .digest('hex');
}

/** Gives the moment of a change, always later than the last one: no two versions of a document have the same moment. */
export function momentAfter(lastChange: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), lastChange.getTime() + 1));
}
