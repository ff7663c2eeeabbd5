import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { isDocumentId, momentAfter } from './documents.ts';

testRows(['a', 'x'.repeat(128), crypto.randomUUID()])('a text can be the id of a document', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

testRows(['', 'x'.repeat(129), 'a/b', '..', '__name__', 'a b', 'a\n', 'é'])(
  'other texts cannot be the id of a document',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);

test('two versions of a document never have the same moment, even if the clocks differ', () => {
  const last = new Date('2026-11-01T09:00:00.000Z');
  const later = new Date('2026-11-01T09:00:07.000Z');
  expect(momentAfter(last, later)).toEqual(later);
  expect(momentAfter(last, last)).toEqual(new Date('2026-11-01T09:00:00.001Z'));
  expect(momentAfter(later, last)).toEqual(new Date('2026-11-01T09:00:07.001Z'));
});
