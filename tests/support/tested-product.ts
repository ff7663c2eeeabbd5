import { mailboxOrigin, projectId, siteOrigin, storageBucket } from '../../scripts/emulators/addresses.ts';

/**
 * The product that the API tests call. This is the local stack, unless a rehearsed deployment writes its own addresses here.
 */
export const testedProduct = {
  origin: siteOrigin,
  /** The address of the email catcher. */
  mailbox: mailboxOrigin,
  projectId: projectId as string,
  bucket: storageBucket as string,
  /** Gives the `Authorization` header with which an admin uploads a file to Storage. */
  uploadAuthorization: (token: string): string => `Firebase ${token}`,
  /** Makes an ID token with these claims. Tokens of the emulators are not signed. */
  token: (claims: object): string => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
};

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
