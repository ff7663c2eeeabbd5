import { mostPasskeys, type NewPasskey, type PasskeyProof } from '@ohmbridge/contract/team/second-factor';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** A passkey as it is stored, but for its name and times. */
export interface PasskeyCredential {
  id: string;
  /** In base64url. */
  publicKey: string;
  /** How often it has signed, where it counts: one that goes back has been copied. */
  counter: number;
  transports: string[];
}

/** Passkeys by WebAuthn. Each challenge is the caller's to remember, and to forget. */
export interface Passkeys {
  /** What a browser needs to use one of these. */
  proofOptions: (credentials: readonly PasskeyCredential[]) => Promise<{ challenge: string }>;
  /** The counter as it stands after this proof; `undefined` where it proves nothing. */
  prove: (proof: PasskeyProof, challenge: string, credential: PasskeyCredential) => Promise<number | undefined>;
  /** What a browser needs to make another one. */
  newOptions: (
    owner: { uid: string; email: string; name: string },
    credentials: readonly PasskeyCredential[],
  ) => Promise<{ challenge: string }>;
  /** The new passkey; `undefined` where the answer is not to this challenge. */
  added: (answer: NewPasskey, challenge: string) => Promise<PasskeyCredential | undefined>;
}

const timeout = 120_000;

/** @param siteOrigin where the site is: a passkey belongs to its host, and to no other site that looks like it */
export function createPasskeys(siteOrigin: () => string): Passkeys {
  // Few requests are about passkeys, and the library is larger than all else of this room.
  const library = () => import('@simplewebauthn/server');
  const expected = () => {
    const { rpID, origins } = relyingParty(siteOrigin());
    return { expectedOrigin: origins, expectedRPID: rpID };
  };
  return {
    async proofOptions(credentials) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: relyingParty(siteOrigin()).rpID,
        timeout,
        userVerification: 'preferred',
        allowCredentials: credentials.map(described),
      });
    },
    async prove(proof, challenge, { id, publicKey, counter }) {
      const { verifyAuthenticationResponse } = await library();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected(),
          response: proof as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
          // It is the second factor: that it is there is what counts, the password has been asked for.
          requireUserVerification: false,
        });
        return verified ? authenticationInfo.newCounter : undefined;
      } catch {
        // What a browser sends may be anything, and the library throws at all that is not as it should be.
        return undefined;
      }
    },
    async newOptions({ uid, email, name }, credentials) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: 'Ohmbridge',
        rpID: relyingParty(siteOrigin()).rpID,
        userID: new Uint8Array(Buffer.from(uid)),
        userName: email,
        userDisplayName: name,
        timeout,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        excludeCredentials: credentials.slice(0, mostPasskeys).map(described),
      });
    },
    async added(answer, challenge) {
      const { verifyRegistrationResponse } = await library();
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected(),
          response: answer as RegistrationResponseJSON,
          expectedChallenge: challenge,
          requireUserVerification: false,
        });
        if (!verified) return undefined;
        const { id, publicKey, counter } = registrationInfo.credential;
        const transports = answer.response.transports ?? [];
        return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
      } catch {
        return undefined;
      }
    },
  };
}

const described = ({ id, transports }: PasskeyCredential) => ({ id, transports });

/**
 * The site as WebAuthn knows it. An address of numbers has no passkeys: a local stack, which has one, is `localhost` for
 * them, which is the same machine.
 */
export function relyingParty(siteOrigin: string): { rpID: string; origins: string[] } {
  const { hostname, origin } = new URL(siteOrigin);
  if (hostname !== '127.0.0.1') return { rpID: hostname, origins: [origin] };
  return { rpID: 'localhost', origins: [origin.replace(hostname, 'localhost')] };
}
