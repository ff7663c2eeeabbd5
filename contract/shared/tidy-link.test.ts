import { expect, test } from 'vitest';
import { tidyLink } from './text-fields.ts';

test.each([
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  [' www.drive.google.com/file?id=1. ', 'https://www.drive.google.com/file?id=1'],
  ['münchen-1.de:8443/cv', 'https://münchen-1.de:8443/cv'],
  ['1und1.de#cv', 'https://1und1.de#cv'],
  ['a-b.example', 'https://a-b.example'],
  ['example.com/my-cv.pdf', 'https://example.com/my-cv.pdf'],
  ['https://example.com', 'https://example.com'],
])('%j is meant as %j', (typed, meant) => {
  expect(tidyLink(typed)).toBe(meant);
});

// No address: what is wrong is said at the field, instead of guessing.
test.each([
  'my cv',
  'cv.pdf',
  'CV.DOC',
  'cv.docx',
  'cv.final.odt',
  '-a.example',
  'example.c',
  'example.com:port',
  'example.com and more',
  'mailto:ada@example.com',
  'javascript:alert(1)',
])('%j stays as it is', (typed) => {
  expect(tidyLink(typed)).toBe(typed);
});
