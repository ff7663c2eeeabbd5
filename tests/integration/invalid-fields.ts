import { messages } from '@ohmbridge/contract/shared/messages';

/** A value that a field must not have, and what the sender is told. `undefined` stands for a field that is left out. */
export interface InvalidField {
  field: string;
  what: string;
  value: unknown;
  message: string;
}

interface TextField {
  field: string;
  label: string;
  max: number;
  required?: boolean;
  /** Whether it may have line breaks. */
  multiline?: boolean;
}

/** Everything that is wrong with any text, whatever it is for. */
export function invalidTexts({ field, label, max, required = true, multiline = false }: TextField): InvalidField[] {
  const invalid = (what: string, value: unknown, message: string): InvalidField => ({ field, what, value, message });
  return [
    ...(required
      ? [
          invalid('left out', undefined, messages.required(label)),
          invalid('empty', '', messages.required(label)),
          invalid('blank', ' \t ', messages.required(label)),
        ]
      : []),
    invalid('one character too long', 'x'.repeat(max + 1), messages.tooLong(label, max)),
    invalid('a number', 12, messages.mustBeText(label)),
    invalid('an object', { toString: 'x' }, messages.mustBeText(label)),
    invalid('a list', ['x'], messages.mustBeText(label)),
    multiline
      ? invalid('text with a null character', 'a\u0000b', messages.plainText(label))
      : invalid('a second mail header', 'a\r\nBcc: all@example.org', messages.singleLine(label)),
  ];
}

/** Everything that is wrong with a web address, beyond what is wrong with any text. */
export function invalidWebAddresses(field: string, label: string): InvalidField[] {
  const addresses = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//example.org/cv.pdf',
    'https://',
    'https://exa mple.org',
    'https://example.org\\@example.com',
  ];
  return addresses.map((value) => ({
    field,
    what: `the address ${value}`,
    value,
    message: messages.webAddress(label),
  }));
}

/** Everything that is wrong with an e-mail address, beyond what is wrong with any text. */
export function invalidEmails(field: string): InvalidField[] {
  const { invalidEmail, oneEmail, emailCharacter } = messages;
  const label = 'Email';
  const addresses: [string, string][] = [
    ['nobody', invalidEmail],
    ['nobody@example', invalidEmail],
    ['@example.org', invalidEmail],
    ['nobody@ example.org', emailCharacter(label, ' ')],
    ['a@example.org, b@example.org', oneEmail(label)],
    ['A <a@example.org>, B <b@example.org>', oneEmail(label)],
    ['a"b"@example.org', emailCharacter(label, '"')],
    ['a@example.org\r\nBcc: b@example.org', oneEmail(label)],
    ['a@example.org\u2028Bcc: b@example.org', oneEmail(label)],
    ['zoë@example.org', emailCharacter(label, 'ë')],
    ['a\u0001@example.org', emailCharacter(label, '\u0001')],
  ];
  return addresses.map(([value, message]) => ({ field, what: `the address ${value}`, value, message }));
}

/** The input with the invalid field in it. */
export function withInvalidField(input: object, { field, value }: InvalidField): object {
  const body: Record<string, unknown> = { ...input, [field]: value };
  if (value === undefined) delete body[field];
  return body;
}

/** The whole answer to an input that has this invalid field alone. */
export function answerTo({ field, message }: InvalidField): object {
  return { status: 400, body: { status: 'error', message: messages.invalidFields, errors: { [field]: message } } };
}
