import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect } from 'vitest';
import { isDocumentId } from './document-id.ts';

testRows(['a', 'x'.repeat(128), crypto.randomUUID()])('a text can be the id of a document', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

testRows(['', 'x'.repeat(129), 'a/b', '..', '__name__', 'a b', 'a\n', 'é'])(
  'other texts cannot be the id of a document',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);
