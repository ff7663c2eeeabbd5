/**
 * Whether something from an address can be the id of a document. Firestore refuses ids with a slash and ids between double
 * underscores; nothing that is made here has other characters than these.
 */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9-]{1,128}$/.test(id);
}
