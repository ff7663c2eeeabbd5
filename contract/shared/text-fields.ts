import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { tidyEmail, tidyLine, tidyLink, tidyPhone, tidyText } from './tidy.ts';
import { isCalendarDay } from './time.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: keeping control characters out is the purpose
const withoutControlCharacters = /^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/;
// Line breaks and tabs are allowed in a box of several lines.
// biome-ignore lint/suspicious/noControlCharactersInRegex: keeping control characters out is the purpose
const multilineText = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;
// Invisible marks that change the direction of the text around them: a name or a file extension then reads as another one.
const withoutDirectionMarks = /^[^\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/;
// Text, @, text, a dot, text, without characters that are invisible or could add a second address to an email header. Only
// ASCII stands before the @, because many email servers accept nothing else. The domain may be in any script: email servers
// have an ASCII spelling for it.
const emailAddress = /^[!#-'*+\--9=?A-Z^-~]+@[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+\.[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\".]+$/u;

// The customer's rule for an address. An address that passes only this rule gets a message with the wrong character.
const roughAddress = /^[^@]+@[^@]+\.[^@.]+$/;
const oddInDomain = /[\s\p{Cc}\p{Cf},;:<>()[\]\\"]/u;

const text = (label: string) =>
  z.string({
    error: (issue) =>
      issue.input === undefined || issue.input === null ? messages.required(label) : messages.mustBeText(label),
  });

/** A text of one line: trimmed, at most `max` characters, without control characters and direction marks. */
const line = (label: string, max: number, min: number) =>
  text(label).check(
    z.overwrite(tidyLine),
    z.minLength(min, messages.required(label)),
    z.maxLength(max, messages.tooLong(label, max)),
    z.regex(withoutControlCharacters, messages.singleLine(label)),
    z.regex(withoutDirectionMarks, messages.directionMarks(label)),
  );

export const requiredLine = (label: string, max: number) => line(label, max, 1);

/** A text of one line that may be missing or empty; an empty one becomes `undefined`. */
export const optionalLine = (label: string, max: number) => emptyAsMissing(line(label, max, 0));

/** A text of several lines, at most `max` characters. */
const lines = (label: string, max: number, min: number) =>
  text(label).check(
    z.overwrite(tidyText),
    z.minLength(min, messages.required(label)),
    z.maxLength(max, messages.tooLong(label, max)),
    z.regex(multilineText, messages.plainText(label)),
  );

export const requiredText = (label: string, max: number) => lines(label, max, 1);

/** A text of several lines that may be missing or empty; an empty one becomes `undefined`. */
export const optionalText = (label: string, max: number) => emptyAsMissing(lines(label, max, 0));

/** One email address, cleaned up from what people paste and dictate. */
export const emailField = (label = 'Email') =>
  text(label).check(
    z.overwrite(tidyEmail),
    z.minLength(1, messages.required(label)),
    z.maxLength(limits.email, messages.tooLong(label, limits.email)),
    z.refine((value) => emailFault(label, value) === undefined, {
      error: ({ input }) => emailFault(label, String(input)),
    }),
  );

/** Names what is wrong with an email address. */
function emailFault(label: string, value: string): string | undefined {
  if (emailAddress.test(value)) return undefined;
  if (value.split('@').length > 2) return messages.oneEmail(label);
  const odd = /[^!#-'*+\--9=?A-Z^-~@]/u.exec(value.split('@')[0] ?? '')?.[0] ?? oddInDomain.exec(value)?.[0];
  return odd !== undefined && roughAddress.test(value) ? messages.emailCharacter(label, odd) : messages.invalidEmail;
}

export const requiredWebAddress = (label: string) =>
  requiredLine(label, limits.webAddress).check(z.refine(isWebAddress, messages.webAddress(label)));

/** An http or https address that may be missing or empty; an empty one becomes `undefined`. */
export const optionalWebAddress = (label: string) =>
  emptyAsMissing(
    text(label).check(
      z.overwrite(tidyLine),
      z.maxLength(limits.webAddress, messages.tooLong(label, limits.webAddress)),
      z.refine((value) => value === '' || isWebAddress(value), messages.webAddress(label)),
    ),
  );

/** A required web address as people type it: `https://` may be missing, and a full stop may follow. */
export const requiredLink = (label: string) =>
  z.pipe(text(label).check(z.overwrite(tidyLink)), requiredWebAddress(label));

/** A web address as people type it that may be missing or empty. */
export const optionalLink = (label: string) =>
  z.pipe(z.optional(text(label).check(z.overwrite(tidyLink))), optionalWebAddress(label));

/** The pattern of a document's id: of those that Firestore makes, and of ours. */
export const documentIdPattern = /^[A-Za-z0-9-]{1,128}$/;

/** The id of a document; `message` says that there is none with another id. */
export const documentId = (message: string) =>
  z.string(messages.mustBeText('id')).check(z.regex(documentIdPattern, message));

export const listOf = <Item extends z.ZodMiniType>(label: string, item: Item, max: number) =>
  z
    .array(item, messages.required(label))
    .check(z.minLength(1, messages.required(label)), z.maxLength(max, messages.tooMany(label, max)));

export const wholeNumber = (label: string, min: number, max: number) => {
  const message = messages.mustBeWholeNumber(label, min, max);
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};

/** One of a fixed list of options. */
export const oneOf = <const Options extends readonly string[]>(label: string, options: Options) =>
  z.enum(options, {
    error: (issue) =>
      issue.input === undefined || issue.input === null || issue.input === ''
        ? messages.required(label)
        : messages.unknownOption(label),
  });

/** One of a fixed list of options that may be missing or empty; an empty one becomes `undefined`. */
export const optionalOneOf = <const Options extends readonly string[]>(label: string, options: Options) =>
  z.optional(
    z.pipe(
      z.union([z.enum(options), z.literal('')], messages.unknownOption(label)),
      z.transform((value: Options[number] | '') => (value === '' ? undefined : value)),
    ),
  );

/** A day of the calendar, such as `2026-01-31`, that may be missing or empty; an empty one becomes `undefined`. */
export const optionalDay = (label: string) =>
  emptyAsMissing(
    text(label).check(
      z.overwrite(tidyLine),
      z.refine((value) => value === '' || isCalendarDay(value), messages.mustBeDay(label)),
    ),
  );

/**
 * Tells whether `value` is an absolute http or https address without blanks, direction marks, or control characters (which
 * `URL` would drop).
 */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  return withoutControlCharacters.test(value) && withoutDirectionMarks.test(value) && URL.canParse(value);
}

/** A required phone number, as typed or pasted. */
export const phoneText = (label: string) =>
  z.pipe(
    text(label).check(
      z.maxLength(limits.phone, messages.tooLong(label, limits.phone)),
      z.overwrite((typed) => typed.trim()),
      z.regex(withoutControlCharacters, messages.singleLine(label)),
    ),
    z.string().check(z.overwrite(tidyPhone), z.minLength(1, messages.required(label))),
  );

function emptyAsMissing<Output extends string>(schema: z.ZodMiniType<Output, string>) {
  return z.optional(
    z.pipe(
      schema,
      z.transform((value: Output) => (value === '' ? undefined : value)),
    ),
  );
}

/** Reads the JSON that a multipart form sends for a field that is not a text. A text that is not JSON stays as it is. */
export function fromJsonText(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    return text;
  }
}

/** Repairs texts of JSON: an escape can encode half a surrogate pair, which Firestore cannot store. */
export function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
