import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@site/contract/team/second-factor';

// A passkey in software: ES256 keys, no attestation. https://www.w3.org/TR/webauthn-3/

const userPresent = 0x01;
const attestedCredential = 0x40;

interface Changes {
  /** The origin that the browser reports. */
  origin?: string;
  /** The number of signatures that the passkey claims. */
  counter?: number;
  /** The passkey signs with a wrong key. */
  forged?: boolean;
}

/** Makes a passkey for the site of this origin. The passkey counts its signatures. */
export function newAuthenticator(siteOrigin: string) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const rpIdHash = sha256(new URL(siteOrigin).hostname);
  let signed = 0;
  const dataOf = (flags: number, counter: number, ...rest: Buffer[]) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, ...rest]);
  };
  const clientData = (type: string, challenge: string, origin = siteOrigin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };
  return {
    make(challenge: string): NewPasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(keys.publicKey)]);
      const authData = dataOf(userPresent | attestedCredential, 0, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    prove(challenge: string, { origin, counter, forged = false }: Changes = {}): PasskeyProof {
      signed += 1;
      const client = clientData('webauthn.get', challenge, origin);
      const authData = dataOf(userPresent, counter ?? signed);
      const key = forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : keys.privateKey;
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), key);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Gives a public key in the COSE format, encoded as CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const header = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label]), bytes(Buffer.from(value, 'base64url'))]);
  return Buffer.concat([header, coordinate(0x21, x), coordinate(0x22, y)]);
}

const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

function bytes(value: Buffer): Buffer {
  const head =
    value.length < 24
      ? [0x40 + value.length]
      : value.length < 256
        ? [0x58, value.length]
        : [0x59, value.length >> 8, value.length & 255];
  return Buffer.concat([Buffer.from(head), value]);
}
