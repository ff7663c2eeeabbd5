import { expect, test } from 'vitest';
import { isDocumentId } from './document-id.ts';

test.each(['a', 'x'.repeat(128), crypto.randomUUID()])('%s can be the id of a document', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

test.each(['', 'x'.repeat(129), 'a/b', '..', '__name__', 'a b', 'a\n', 'é'])('%j cannot', (id) => {
  expect(isDocumentId(id)).toBe(false);
});
