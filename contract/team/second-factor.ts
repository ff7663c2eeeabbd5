import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { requiredLine } from '../shared/text-fields.ts';
import type { SecondFactorMode } from './sign-in.ts';

/** As many passkeys as one person can have. */
export const mostPasskeys = 10;

/** As many recovery codes are made at once. */
export const recoveryCodeCount = 10;

/** The letters and digits of each. */
export const recoveryCodeLength = 24;

/** A code of an app: six digits, which people may type in two groups. */
export const codeSchema = z.object({
  code: z.string(messages.required('Code')).check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, 'The code has 6 digits'),
  ),
});

/** A recovery code, however it was typed: the letters and digits are what counts. */
export const recoveryCodeSchema = z.object({
  code: z.string(messages.required('Recovery code')).check(
    z.maxLength(100, messages.tooLong('Recovery code', 100)),
    z.overwrite((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')),
    z.length(recoveryCodeLength, `A recovery code has ${recoveryCodeLength} letters and digits`),
  ),
});

const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[A-Za-z0-9_-]*$/));

/** What WebAuthn says of the passkey, whatever was done with it. */
const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
};

/** What a browser gives back when a passkey was used, as WebAuthn has it. The library looks at what is in it. */
export const passkeyProofSchema = z.object({
  response: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.optional(z.nullable(base64url)),
    }),
  }),
});

/** What a browser gives back when a passkey was made, and what its owner calls it. */
export const newPasskeySchema = z.object({
  name: requiredLine('Name', limits.name),
  response: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
});

export type PasskeyProof = z.infer<typeof passkeyProofSchema>['response'];
export type NewPasskey = z.infer<typeof newPasskeySchema>['response'];

/** A passkey, as its owner sees it. Times are ISO 8601. */
export interface Passkey {
  id: string;
  name: string;
  addedAt: string;
  lastUsedAt: string | null;
}

/** How somebody signs in. */
export interface SecondFactorState {
  mode: SecondFactorMode;
  passkeys: Passkey[];
  app: { addedAt: string; lastUsedAt: string | null } | null;
  recoveryCodesLeft: number;
}

/** What can be done about the second step now, in this order. */
export interface SecondFactorChoice {
  passkey: boolean;
  app: boolean;
  recoveryCodes: boolean;
}

/** What signs the caller in with the second factor proved, and the codes that are shown this once, if there are new ones. */
export interface ProvedAnswer {
  token: string;
  recoveryCodes?: string[];
}

export const secondFactorMessages = {
  wrongCode: 'This code is not right, or has been used already. Wait for the next one.',
  wrongRecoveryCode: 'This recovery code is not right, or has been used already.',
  wrongPasskey: 'This passkey could not be accepted. Please try again, or use another way.',
  unknownPasskey: 'This passkey is not one of your account.',
  notEnrolled: 'No second factor is set up for this account.',
  tooManyPasskeys: `There can be ${mostPasskeys} passkeys at most. Remove one first.`,
  appAlready: 'An app is set up already. Remove it first.',
  expired: 'This took too long. Please begin again.',
  lastOne: 'A second factor is required here. Add another one before you remove this.',
  notThere: 'This has been removed already.',
  forAdmins: 'Only people of the admin area have a second factor.',
} as const;

const path = '/api/auth/second-factor';

// Whoever calls these has a token, and need not have proved a second factor yet: the handlers look at what they have.

/** How the caller signs in. */
export const readSecondFactorRoute = defineRoute<{ data: SecondFactorState }>()('GET', path, { access: 'signed-in' });

/** What a browser needs to ask for a passkey; empty where there is none. Nothing is said of whom the passkeys are. */
export const passkeyOptionsRoute = defineRoute<{ data: { choice: SecondFactorChoice; options: unknown } }>()(
  'POST',
  `${path}/options`,
  { access: 'signed-in', limited: 'proof' },
);

/** Proves the second factor by a passkey. */
export const provePasskeyRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/passkey`, {
  access: 'signed-in',
  limited: 'proof',
  body: passkeyProofSchema,
});

/** Proves it by a code of the app. */
export const proveCodeRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/code`, {
  access: 'signed-in',
  limited: 'proof',
  body: codeSchema,
});

/** Proves it by a recovery code, which is used up. */
export const proveRecoveryCodeRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/recovery`, {
  access: 'signed-in',
  limited: 'proof',
  body: recoveryCodeSchema,
});

// What follows changes how somebody signs in: it asks for a recent sign-in, as it would keep in whoever got in.

/** What a browser needs to make a passkey. */
export const newPasskeyOptionsRoute = defineRoute<{ data: { options: unknown } }>()(
  'POST',
  `${path}/passkeys/options`,
  { access: 'signed-in', recent: true, limited: 'proof' },
);

/** Adds a passkey. With the first second factor come the recovery codes. */
export const addPasskeyRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/passkeys`, {
  access: 'signed-in',
  limited: 'proof',
  body: newPasskeySchema,
});

/** Begins with an app: its secret, which is never told again, and the address that it is read from as a QR code. */
export const newAppRoute = defineRoute<{ data: { secret: string; address: string } }>()('POST', `${path}/app/secret`, {
  access: 'signed-in',
  recent: true,
  limited: 'proof',
});

/** Adds the app, by a code that it shows. */
export const addAppRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/app`, {
  access: 'signed-in',
  limited: 'proof',
  body: codeSchema,
});

export const removePasskeyRoute = defineRoute<{ data: SecondFactorState }>()('DELETE', `${path}/passkeys/:id`, {
  access: 'admin',
  recent: true,
});

export const removeAppRoute = defineRoute<{ data: SecondFactorState }>()('DELETE', `${path}/app`, {
  access: 'admin',
  recent: true,
});

/** Makes new recovery codes; those of before are of no use from then on. */
export const renewRecoveryCodesRoute = defineRoute<{ data: { recoveryCodes: string[] } }>()(
  'POST',
  `${path}/recovery-codes`,
  { access: 'admin', recent: true },
);
