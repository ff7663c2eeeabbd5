import { expect, test } from 'vitest';
import { formEvidence } from '../contract/form-evidence.ts';
import { formEvidenceOf } from './form-evidence.ts';

const withTrap = (trap: unknown) => formEvidenceOf({ message: 'Hello', [formEvidence.trap]: trap }).isTrapped;
const tokenOf = (token: unknown) => formEvidenceOf({ [formEvidence.token]: token }).token;

test.each(['https://spam.example', ' ', 0, false, true, [], [''], {}, { a: 1 }])(
  'whatever fills in the hidden field is noticed: %j',
  (trap) => expect(withTrap(trap)).toBe(true),
);

test.each(['', undefined, null])('%j is an empty field', (trap) => expect(withTrap(trap)).toBe(false));

test('a token is a text, and nothing else', () => {
  expect(tokenOf('a.b')).toBe('a.b');
  for (const other of ['', undefined, null, 1, true, ['a.b'], { token: 'a.b' }]) expect(tokenOf(other)).toBeUndefined();
  expect(formEvidenceOf({})).toEqual({ isTrapped: false, token: undefined });
});
