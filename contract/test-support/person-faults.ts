import type * as z from 'zod/mini';

// Faults in the fields that both public forms have.

export const pastTheLimit = (max: number) => 'x'.repeat(max + 1);

/** Gives the messages for a valid input in which one field is changed, or left out if `value` is undefined. */
export function fieldErrors(schema: z.ZodMiniType, valid: object, field: string, value: unknown) {
  const result = schema.safeParse({ ...valid, [field]: value });
  return result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

const names = [
  ['firstName', 'First Name'],
  ['lastName', 'Last Name'],
] as const;
/** A wrong value of a field, and its message. */
export type Fault = readonly [field: string, value: unknown, message: string];

export const nameFaults = names.flatMap(([field, label]): Fault[] => [
  [field, undefined, `${label} is required`],
  [field, null, `${label} is required`],
  [field, '', `${label} is required`],
  [field, '   ', `${label} is required`],
  [field, '\u200b', `${label} is required`],
  [field, ' \u2060\u200d\u3164', `${label} is required`],
  [field, 7, `${label} must be text`],
  [field, ['Ada'], `${label} must be text`],
  [field, pastTheLimit(100), `${label} must be at most 100 characters`],
  [field, 'Ada\r\nBcc: everybody@example.org', `${label} must not contain line breaks or control characters`],
  [field, 'Ada\u0000', `${label} must not contain line breaks or control characters`],
  [field, 'Ada\u2028Eve', `${label} must not contain line breaks or control characters`],
  ...['\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'].map(
    (mark): Fault => [
      field,
      `Ada${mark}fdp.exe`,
      `${label} must not contain invisible marks that change the direction of the text`,
    ],
  ),
]);
export const emailFaults: Fault[] = [
  ['email', undefined, 'Email is required'],
  ['email', ' ', 'Email is required'],
  ['email', {}, 'Email must be text'],
  ['email', 'ada', 'Invalid email address'],
  ['email', 'ada@example', 'Invalid email address'],
  ['email', '@example.org', 'Invalid email address'],
  ['email', 'a"b"@example.org', 'Email must not contain the character "'],
  ['email', 'ada@example.org\u2028Bcc: eve@example.org', 'Email must be one address only'],
  ['email', 'ada example@example.org', 'Email must not contain spaces'],
  ['email', 'ada@example.org,eve@example.org', 'Email must be one address only'],
  ['email', 'Ada <ada@example.org>, Eve <eve@example.org>', 'Email must be one address only'],
  ['email', 'ada@example.org\nBcc: eve@example.org', 'Email must be one address only'],
  ['email', 'zoë@example.org', 'Email must not contain the character ë'],
  ['email', 'ada\u0001@example.org', 'Email must not contain the invisible character U+0001'],
  ['email', 'ada\u007f@example.org', 'Email must not contain the invisible character U+007F'],
  ['email', 'ada@exa\u0000mple.org', 'Email must not contain the invisible character U+0000'],
  ['email', 'ada@example.org\u0085x', 'Email must not contain the invisible character U+0085'],
  ['email', '\u200b', 'Email is required'],
  ['email', `${pastTheLimit(254)}@example.org`, 'Email must be at most 254 characters'],
];
