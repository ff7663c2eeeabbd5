import { defineRoute } from '../shared/route.ts';
import {
  codeSchema,
  newPasskeySchema,
  type ProvedAnswer,
  passkeyProofSchema,
  recoveryCodeSchema,
  type SecondFactorChoice,
  type SecondFactorState,
} from './second-factor.ts';

const path = '/api/auth/second-factor';

// Whoever calls these has a token, and need not have proved a second factor yet: the handlers look at what they have.

/** How the caller signs in. */
export const readSecondFactorRoute = defineRoute<{ data: SecondFactorState }>()({
  method: 'GET',
  path,
  access: 'signed-in',
  success: 200,
});

/** What a browser needs to ask for a passkey; empty where there is none. Nothing is said of whom the passkeys are. */
export const passkeyOptionsRoute = defineRoute<{ data: { choice: SecondFactorChoice; options: unknown } }>()({
  method: 'POST',
  path: `${path}/options`,
  access: 'signed-in',
  limited: 'proof',
  success: 200,
});

/** Proves the second factor by a passkey. */
export const provePasskeyRoute = defineRoute<{ data: ProvedAnswer }>()({
  method: 'POST',
  path: `${path}/passkey`,
  access: 'signed-in',
  limited: 'proof',
  success: 200,
  body: passkeyProofSchema,
});

/** Proves it by a code of the app. */
export const proveCodeRoute = defineRoute<{ data: ProvedAnswer }>()({
  method: 'POST',
  path: `${path}/code`,
  access: 'signed-in',
  limited: 'proof',
  success: 200,
  body: codeSchema,
});

/** Proves it by a recovery code, which is used up. */
export const proveRecoveryCodeRoute = defineRoute<{ data: ProvedAnswer }>()({
  method: 'POST',
  path: `${path}/recovery`,
  access: 'signed-in',
  limited: 'proof',
  success: 200,
  body: recoveryCodeSchema,
});

// What follows changes how somebody signs in: it asks for a recent sign-in, as it would keep in whoever got in.

/** What a browser needs to make a passkey. */
export const newPasskeyOptionsRoute = defineRoute<{ data: { options: unknown } }>()({
  method: 'POST',
  path: `${path}/passkeys/options`,
  access: 'signed-in',
  recent: true,
  limited: 'proof',
  success: 200,
});

/** Adds a passkey. With the first second factor come the recovery codes. */
export const addPasskeyRoute = defineRoute<{ data: ProvedAnswer }>()({
  method: 'POST',
  path: `${path}/passkeys`,
  access: 'signed-in',
  limited: 'proof',
  success: 200,
  body: newPasskeySchema,
});

/** Begins with an app: its secret, which is never told again, and the address that it is read from as a QR code. */
export const newAppRoute = defineRoute<{ data: { secret: string; address: string } }>()({
  method: 'POST',
  path: `${path}/app/secret`,
  access: 'signed-in',
  recent: true,
  limited: 'proof',
  success: 200,
});

/** Adds the app, by a code that it shows. */
export const addAppRoute = defineRoute<{ data: ProvedAnswer }>()({
  method: 'POST',
  path: `${path}/app`,
  access: 'signed-in',
  limited: 'proof',
  success: 200,
  body: codeSchema,
});

export const removePasskeyRoute = defineRoute<{ data: SecondFactorState }>()({
  method: 'DELETE',
  path: `${path}/passkeys/:id`,
  access: 'admin',
  recent: true,
  success: 200,
});

export const removeAppRoute = defineRoute<{ data: SecondFactorState }>()({
  method: 'DELETE',
  path: `${path}/app`,
  access: 'admin',
  recent: true,
  success: 200,
});

/** Makes new recovery codes; those of before are of no use from then on. */
export const renewRecoveryCodesRoute = defineRoute<{ data: { recoveryCodes: string[] } }>()({
  method: 'POST',
  path: `${path}/recovery-codes`,
  access: 'admin',
  recent: true,
  success: 200,
});
