import { expect, test } from 'vitest';
import { limits } from '../shared/limits.ts';
import { pdfFileError, pdfSignature } from './pdf.ts';

const type = 'application/pdf';

test('a chosen file may be a PDF of up to 10 MB', () => {
  expect(pdfFileError({ type, size: limits.pdfBytes })).toBeUndefined();
  expect(pdfFileError({ type, size: limits.pdfBytes + 1 })).toBe('File size should not exceed 10MB!');
  expect(pdfFileError({ type: 'text/html', size: 1 })).toBe('Only PDF files are allowed!');
});

test('a PDF begins as ISO 32000-1 says', () => {
  expect(pdfSignature).toBe('%PDF-');
});
