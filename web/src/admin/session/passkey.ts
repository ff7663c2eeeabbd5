import type { NewPasskey, PasskeyProof } from '@site/contract/team/second-factor';

// The browser's passkey dialog. Few admins need this code, so it loads on demand.

const library = () => import('@simplewebauthn/browser');

type ProofOptions = Parameters<Awaited<ReturnType<typeof library>>['startAuthentication']>[0]['optionsJSON'];
type NewOptions = Parameters<Awaited<ReturnType<typeof library>>['startRegistration']>[0]['optionsJSON'];

/** Preloads the code, so that a press has an immediate effect. */
export const loadPasskeys = (): Promise<unknown> => library().catch(() => undefined);

/**
 * Tells whether this page can use passkeys. A numeric address, such as that of a local stack, cannot: use `localhost` instead.
 */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$/.test(location.hostname);
}

/**
 * Asks the person to use one of their passkeys.
 * @throws the error of the browser, if the person does not use one
 */
export async function askForPasskey(options: unknown): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  return (await startAuthentication({ optionsJSON: options as ProofOptions })) as PasskeyProof;
}

export async function makePasskey(options: unknown): Promise<NewPasskey> {
  const { startRegistration } = await library();
  return (await startRegistration({ optionsJSON: options as NewOptions })) as NewPasskey;
}
