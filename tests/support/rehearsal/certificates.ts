import { createSign } from 'node:crypto';
import { generate } from 'selfsigned';

/** A private key, and the certificate of its public half, both as PEM. */
export interface KeyPair {
  key: string;
  certificate: string;
}

/** Makes a key and a certificate that names these hosts. */
export async function makeKeyPair(...hosts: string[]): Promise<KeyPair> {
  const altNames = hosts.map((value) => ({ type: 2 as const, value }));
  const extensions = altNames.length > 0 ? [{ name: 'subjectAltName' as const, altNames }] : [];
  const pems = await generate([{ name: 'commonName', value: hosts[0] ?? 'rehearsal' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions,
  });
  return { key: pems.private, certificate: pems.cert };
}

export const tokenKeyId = 'rehearsal-key';

/** Signs claims as Google signs ID tokens: with RS256, and with a key that Google's certificates name. */
export function signToken(claims: object, { key }: KeyPair, keyId = tokenKeyId): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${part(claims)}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(key).toString('base64url')}`;
}
