import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text that must be read again. The database alone does not reveal it.
 * @param belongsTo the kind and the owner of the text: it cannot be opened for another one
 */
export function seal(secret: string, belongsTo: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(belongsTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws if the text was changed, belongs to another owner, or was sealed with another secret */
export function unseal(secret: string, belongsTo: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  const decipher = createDecipheriv(algorithm, keyOf(secret), nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(belongsTo)).setAuthTag(tag);
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed-text', 32));
