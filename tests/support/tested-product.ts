import { mailboxOrigin, projectId, siteOrigin, storageBucket } from '../../scripts/emulators/addresses.ts';

/** The product that the tests of the API call: the local stack, or a rehearsed deployment beside it, which says so here. */
export const testedProduct = {
  origin: siteOrigin,
  /** The address of the email catcher. */
  mailbox: mailboxOrigin,
  projectId: projectId as string,
  bucket: storageBucket as string,
  /** The Storage client with which an admin uploads a file. */
  uploadAuthorization: (token: string): string => `Firebase ${token}`,
  /** Makes the ID token of claims; on the emulators tokens are not signed. */
  token: (claims: object): string => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
};

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
