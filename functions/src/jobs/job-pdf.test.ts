import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { testRows } from '@site/contract/test-support/test-rows';
import { beforeEach, expect, test, vi } from 'vitest';
import { samplePdfFile } from '../test-support/sample-files.ts';
import { pathOfPdf, pdfChange, pdfFileName, pdfObjectError, urlOfPdf } from './job-pdf.ts';

beforeEach(() => {
  vi.stubEnv('FILES_BUCKET', 'bucket');
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', undefined);
});

const publicUrl = 'https://firebasestorage.googleapis.com/v0/b/bucket/o/job-pdfs%2Fown.pdf?alt=media';
const own = { pdfPath: 'job-pdfs/own.pdf', pdfUrl: publicUrl };
const linked = { pdfUrl: 'https://example.org/a.pdf' };
const bytes = Buffer.from('%PDF-');

testRows([
  [own, {}, { kind: 'keep' }],
  [own, own, { kind: 'keep' }],
  [own, { pdfPath: own.pdfPath }, { kind: 'keep' }],
  [own, { pdfUrl: own.pdfUrl }, { kind: 'keep' }],
  [linked, linked, { kind: 'keep' }],
  [linked, {}, { kind: 'keep' }],
  [{}, {}, { kind: 'keep' }],
  [own, { pdfPath: 'job-pdfs/new.pdf' }, { kind: 'claim', path: 'job-pdfs/new.pdf' }],
  [own, { pdfPath: 'job-pdfs/new.pdf', pdfUrl: own.pdfUrl }, { kind: 'claim', path: 'job-pdfs/new.pdf' }],
  [own, { pdfPath: 'job-pdfs/new.pdf', pdfUrl: '' }, { kind: 'claim', path: 'job-pdfs/new.pdf' }],
  [{}, { pdfUrl: own.pdfUrl }, { kind: 'claim', path: own.pdfPath }],
  [own, linked, { kind: 'link', url: linked.pdfUrl }],
  [own, { ...linked, pdfPath: null }, { kind: 'link', url: linked.pdfUrl }],
  [own, { pdfUrl: '' }, { kind: 'remove' }],
  [own, { pdfUrl: null }, { kind: 'remove' }],
  [own, { pdfPath: null }, { kind: 'remove' }],
  [linked, { pdfUrl: '' }, { kind: 'remove' }],
])("the fields that are sent decide about a job's PDF", (current, input, change) => {
  expect(pdfChange(current, input, undefined)).toEqual(change);
  expect(pdfChange(current, input, { name: 'description.pdf', bytes })).toEqual({
    kind: 'store',
    bytes,
  });
});

testRows([
  ['Trainee Design Engineer', 'trainee-design-engineer.pdf'],
  ['Ingénieur (33 kV)', 'ingenieur-33-kv.pdf'],
  ['"; filename="x.exe', 'filename-x-exe.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['電力', 'job-description.pdf'],
])('a PDF has the name of its job', (title, name) => {
  expect(pdfFileName(title)).toBe(name);
});

test('the address of an object gives its path, also on the emulator', () => {
  expect(urlOfPdf(own.pdfPath)).toBe(publicUrl);
  expect(pathOfPdf(publicUrl)).toBe(own.pdfPath);
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199');
  const url = 'http://127.0.0.1:9199/v0/b/bucket/o/job-pdfs%2Fown.pdf?alt=media';
  expect(urlOfPdf(own.pdfPath)).toBe(url);
  expect(pathOfPdf(url)).toBe(own.pdfPath);
});

testRows([
  'https://example.org/v0/b/bucket/o/job-pdfs%2Fa.pdf',
  'https://firebasestorage.googleapis.com/v0/b/other/o/job-pdfs%2Fa.pdf',
  'https://firebasestorage.googleapis.com/v0/b/bucket/o/%E0%A4%A',
  'not an address',
])('an address elsewhere has no path', (url) => {
  expect(pathOfPdf(url)).toBeUndefined();
});

testRows([
  [{}, undefined],
  [{ bytes: Buffer.from('GIF89') }, messages.pdfOnly],
  [{ bytes: Buffer.from('GIF89a%PDF-1.7') }, messages.pdfOnly],
  [{ bytes: Buffer.from('\uFEFF%PDF-1.7') }, undefined],
  [{ size: 0, bytes: Buffer.alloc(0) }, messages.pdfOnly],
  [{ contentType: 'text/html' }, messages.pdfOnly],
  [{ bytes: samplePdfFile('opens-with-password-aes-256') }, messages.pdfPassword],
  [{ size: limits.pdfBytes }, undefined],
  [{ size: limits.pdfBytes + 1 }, messages.pdfTooLarge],
])('an object is a PDF by its bytes, its size and its type', async (change, error) => {
  expect(await pdfObjectError({ contentType: 'application/pdf', size: 2000, bytes, ...change })).toBe(error);
});
