import { createCipheriv, createHash } from 'node:crypto';
import type { PdfDictionary, PdfObject } from './pdf-syntax.ts';

// Readers first try the empty password (ISO 32000-2, 7.6.4). The empty password opens files that only forbid something.

const noPassword = Buffer.alloc(0);

/** The padding of a password that is shorter than 32 bytes. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/**
 * Tells whether a reader opens a file with this encryption without asking for anything.
 * @param id the id of the file, from its trailer
 * @returns `undefined` if that is unknown
 */
export function opensWithoutPassword(encrypt: PdfDictionary, id: PdfObject | undefined): boolean | undefined {
  // Any other encryption needs a certificate, or a program of its maker.
  if (encrypt.get('Filter') !== '/Standard') return false;
  const userKey = encrypt.get('U');
  const ownerKey = encrypt.get('O');
  const revision = Number(encrypt.get('R'));
  if (!Buffer.isBuffer(userKey) || !Buffer.isBuffer(ownerKey)) return undefined;
  if (revision === 5 || revision === 6) {
    const salt = userKey.subarray(32, 40);
    const hash = revision === 5 ? sha(256, salt) : slowHash(salt);
    return hash.equals(userKey.subarray(0, 32));
  }
  if (revision < 2 || revision > 4) return undefined;
  const [first] = Array.isArray(id) ? id : [];
  const fileId = Buffer.isBuffer(first) ? first : Buffer.alloc(0);
  // The length of a key sometimes stands in the wrong place; the key then has one of the two usual lengths.
  return [Number(encrypt.get('Length')), 128, 40]
    .filter((bits) => bits >= 40 && bits <= 128)
    .some((bits) => {
      const key = legacyKey(encrypt, ownerKey, fileId, revision === 2 ? 5 : bits >> 3);
      return legacyUserKey(key, fileId, revision).equals(userKey.subarray(0, revision === 2 ? 32 : 16));
    });
}

/** Algorithm 2: computes the key of a file for the empty password. */
function legacyKey(encrypt: PdfDictionary, ownerKey: Buffer, id: Buffer, length: number): Buffer {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(Number(encrypt.get('P')) | 0);
  const isOldMetadata = Number(encrypt.get('R')) >= 4 && encrypt.get('EncryptMetadata') === 'false';
  const plain = isOldMetadata ? [Buffer.alloc(4, 0xff)] : [];
  let key = md5(padding, ownerKey.subarray(0, 32), permissions, id, ...plain);
  if (Number(encrypt.get('R')) >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

/** Algorithms 4 and 5: compute the proof of the right password that the file stores. */
function legacyUserKey(key: Buffer, id: Buffer, revision: number): Buffer {
  if (revision === 2) return rc4(key, padding);
  let text = md5(padding, id);
  for (let round = 0; round < 20; round += 1)
    text = rc4(
      key.map((byte) => byte ^ round),
      text,
    );
  return text;
}

/** Algorithm 2.B, for the empty password. It ends after 287 rounds at most. */
function slowHash(salt: Buffer): Buffer {
  let key = sha(256, noPassword, salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const text = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const sum = text.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = sha(([256, 384, 512] as const)[sum % 3] ?? 256, text);
    last = text.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function sha(bits: 256 | 384 | 512, ...parts: Buffer[]): Buffer {
  return createHash(`sha${bits}`).update(Buffer.concat(parts)).digest();
}

function md5(...parts: Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

/** Encrypts with RC4, which Node's library does not offer any more. */
function rc4(key: Uint8Array, text: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one & 255], state[other & 255]] = [at(other), at(one)];
  };
  let other = 0;
  for (let index = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  let index = 0;
  other = 0;
  return Buffer.from(
    text.map((byte) => {
      index = (index + 1) & 255;
      other = (other + at(index)) & 255;
      swap(index, other);
      return byte ^ at(at(index) + at(other));
    }),
  );
}
