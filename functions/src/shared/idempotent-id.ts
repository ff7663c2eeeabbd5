import { createHash } from 'node:crypto';

/** The gRPC status of creating what exists. */
const alreadyExists = 6;

/** Whether a document could not be created because it is there: the same request came before. */
export function isAlreadyExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === alreadyExists;
}

/**
 * The id of the document that a repeatable request makes: the same for the same content under the same key. Who corrects
 * a field after a lost answer sends something new, and both are kept.
 * @param content what counts as the same request, as JSON tells it apart
 */
export function idempotentId(idempotencyKey: string, content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, content]))
    .digest('hex');
}
