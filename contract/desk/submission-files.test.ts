import { expect, test } from 'vitest';
import { messages } from '../shared/messages.ts';
import { testRows } from '../test-support/test-rows.ts';
import { fileLimits, fileMessages, sizeWords, submissionFileError, submissionFileOf } from './submission-files.ts';

testRows([
  [0, fileMessages.empty],
  [1, undefined],
  [fileLimits.bytes, undefined],
  [fileLimits.bytes + 1, messages.pdfTooLarge],
])('a file can have every size up to the limit', (size, error) => {
  expect(submissionFileError({ size })).toBe(error);
});

testRows([
  [1, '1 KB'],
  [2048, '2 KB'],
  [1_572_864, '1.5 MB'],
  [fileLimits.bytes, '10 MB'],
])('a size is written in words', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test('an object is known by its path, and no other path is', () => {
  const id = 'a'.repeat(64);
  expect(submissionFileOf(`submission-files/applications/one/${id}`)).toEqual({
    kind: 'applications',
    submission: 'one',
    file: id,
  });
  for (const path of [`submission-files/jobs/one/${id}`, `submission-files/applications/../${id}`, `job-pdfs/${id}`])
    expect(submissionFileOf(path)).toBeUndefined();
});
