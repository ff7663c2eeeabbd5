import type { NewPasskey, PasskeyProof } from '@site/contract/team/second-factor';

// The browser's question for a passkey. Few admins need its code, so it loads on demand.

const library = () => import('@simplewebauthn/browser');

type ProofOptions = Parameters<Awaited<ReturnType<typeof library>>['startAuthentication']>[0]['optionsJSON'];
type NewOptions = Parameters<Awaited<ReturnType<typeof library>>['startRegistration']>[0]['optionsJSON'];

/** Preloads the code, so that a press has an effect at once. */
export const loadPasskeys = (): Promise<unknown> => library().catch(() => undefined);

/** An address of numbers, such as that of a local stack, has no passkeys: `localhost` is the same machine. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$/.test(location.hostname);
}

/** Has the person use one of their passkeys. @throws what the browser says where they do not */
export async function askForPasskey(options: unknown): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  return (await startAuthentication({ optionsJSON: options as ProofOptions })) as PasskeyProof;
}

export async function makePasskey(options: unknown): Promise<NewPasskey> {
  const { startRegistration } = await library();
  return (await startRegistration({ optionsJSON: options as NewOptions })) as NewPasskey;
}
