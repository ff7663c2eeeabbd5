import { documentIdPattern } from '@ohmbridge/contract/shared/text-fields';

/** Tells whether a text from an address can be a document id. Firestore refuses ids with a slash and ids between double underscores. */
export function isDocumentId(id: string): boolean {
  return documentIdPattern.test(id);
}
