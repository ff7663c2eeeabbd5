import { createHash } from 'node:crypto';
import { documentIdPattern } from '@ohmbridge/contract/shared/text-fields';

/** Tells whether a text from an address can be a document id. Firestore refuses a slash, and ids between double underscores. */
export function isDocumentId(id: string): boolean {
  return documentIdPattern.test(id);
}

/** The gRPC status for creating a document that exists. */
const alreadyExists = 6;

/** Tells whether a document could not be created because it exists: the same request came before. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === alreadyExists;
}

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
