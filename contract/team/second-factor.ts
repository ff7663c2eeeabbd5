import * as z from 'zod/mini';
import { limits } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { defineRoute } from '../shared/route.ts';
import { requiredLine } from '../shared/text-fields.ts';
import type { SecondFactorMode } from './sign-in.ts';

export const mostPasskeys = 10;

export const recoveryCodeCount = 10;

export const recoveryCodeLength = 24;

/** The code of an authenticator app: six digits, which people may type in two groups. */
export const codeSchema = z.object({
  code: z.string(messages.required('Code')).check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, 'The code has 6 digits'),
  ),
});

/** A recovery code. Only its letters and digits count. */
export const recoveryCodeSchema = z.object({
  code: z.string(messages.required('Recovery code')).check(
    z.maxLength(100, messages.tooLong('Recovery code', 100)),
    z.overwrite((typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')),
    z.length(recoveryCodeLength, `A recovery code has ${recoveryCodeLength} letters and digits`),
  ),
});

const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[A-Za-z0-9_-]*$/));

/** The fields that WebAuthn sends for both uses of a passkey. */
const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
};

/** The browser's answer when a passkey was used (WebAuthn). The library checks its content. */
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

/** The browser's answer when a passkey was made, and the owner's name for it. */
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

export interface SecondFactorState {
  mode: SecondFactorMode;
  passkeys: Passkey[];
  app: { addedAt: string; lastUsedAt: string | null } | null;
  recoveryCodesLeft: number;
}

/** The possible ways of the second step, in this order. */
export interface SecondFactorChoice {
  passkey: boolean;
  app: boolean;
  recoveryCodes: boolean;
}

/** The token of a session with a proved second factor, and new recovery codes, which are shown only once. */
export interface ProvedAnswer {
  token: string;
  recoveryCodes?: string[];
}

export const secondFactorMessages = {
  wrongCode: 'This code is wrong or has been used. Wait for the next one.',
  wrongRecoveryCode: 'This recovery code is wrong or has been used.',
  wrongPasskey: 'This passkey could not be accepted. Please try again, or use another way.',
  unknownPasskey: 'This passkey does not belong to your account.',
  notEnrolled: 'No second step is set up for this account.',
  tooManyPasskeys: `You can have ${mostPasskeys} passkeys at most. Remove one first.`,
  appAlready: 'An app is already set up. Remove it first.',
  expired: 'This took too long. Please begin again.',
  lastOne: 'A second step is required here. Add another one before you remove this.',
  notThere: 'This has already been removed.',
  forAdmins: 'Only people with access to the admin area have a second step.',
} as const;

const path = '/api/auth/second-factor';
const proof = { access: 'signed-in', limited: 'proof' } as const;

// The callers of these routes have a token, but need not have proved a second factor: the handlers check it.

export const readSecondFactorRoute = defineRoute<{ data: SecondFactorState }>()('GET', path, { access: 'signed-in' });

/** Gives the browser the options to ask for a passkey; empty without one. They do not name the owner. */
export const passkeyOptionsRoute = defineRoute<{ data: { choice: SecondFactorChoice; options: unknown } }>()(
  'POST',
  `${path}/options`,
  proof,
);

export const provePasskeyRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/passkey`, {
  ...proof,
  body: passkeyProofSchema,
});

export const proveCodeRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/code`, {
  ...proof,
  body: codeSchema,
});

/** Proves the second factor by a recovery code, which is used up. */
export const proveRecoveryCodeRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/recovery`, {
  ...proof,
  body: recoveryCodeSchema,
});

// The next routes change the sign-in. They ask for a recent sign-in, because an intruder could use them to stay.

export const newPasskeyOptionsRoute = defineRoute<{ data: { options: unknown } }>()(
  'POST',
  `${path}/passkeys/options`,
  { ...proof, recent: true },
);

/** Adds a passkey. The answer to the first second factor has the recovery codes. */
export const addPasskeyRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/passkeys`, {
  ...proof,
  body: newPasskeySchema,
});

/** Begins to add an app: gives its secret, which cannot be read again, and the address for the QR code. */
export const newAppRoute = defineRoute<{ data: { secret: string; address: string } }>()('POST', `${path}/app/secret`, {
  ...proof,
  recent: true,
});

/** Adds the app, by one of its codes. */
export const addAppRoute = defineRoute<{ data: ProvedAnswer }>()('POST', `${path}/app`, {
  ...proof,
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

/** Makes new recovery codes. The earlier ones no longer work. */
export const renewRecoveryCodesRoute = defineRoute<{ data: { recoveryCodes: string[] } }>()(
  'POST',
  `${path}/recovery-codes`,
  { access: 'admin', recent: true },
);
