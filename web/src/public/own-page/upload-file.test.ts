import { fileMessages } from '@site/contract/desk/submission-files';
import { messages } from '@site/contract/shared/messages';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect } from 'vitest';
import { ApiError } from '../../shared/api.ts';
import { mayBeSentAgain } from './upload-file.ts';

testRows([
  ['no answer', new ApiError(messages.unreachable, 0)],
  ['too many requests', new ApiError(messages.tooManyRequests, 429)],
  ['a fault of the server', new ApiError(messages.unexpected, 500)],
  ['an incomplete upload', new ApiError(messages.invalidMultipart, 400)],
])('the visitor can send the same file again after a failure that may pass', (_what, error) => {
  expect(mayBeSentAgain(error)).toBe(true);
});

testRows([
  ['its type', new ApiError(fileMessages.wrongType, 400, { file: fileMessages.wrongType })],
  ['its size', new ApiError(messages.pdfTooLarge, 400, { file: messages.pdfTooLarge })],
  ['too many files', new ApiError(fileMessages.tooMany, 409)],
  ['a link that has ended', new ApiError('', 404)],
])('the visitor cannot send a file again that was refused for good', (_what, error) => {
  expect(mayBeSentAgain(error)).toBe(false);
});
