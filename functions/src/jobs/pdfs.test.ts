import { limits } from '@ohmbridge/contract/shared/limits';
import { messages } from '@ohmbridge/contract/shared/messages';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test, vi } from 'vitest';
import { samplePdfFile } from '../test-support/sample-files.ts';
import { pdfChange } from './pdf-change.ts';
import { pdfObjectError } from './pdf-check.ts';
import { pdfFileName } from './pdf-file-name.ts';
import { createPdfStore } from './pdf-store.ts';
import { createPdfAddresses } from './pdf-url.ts';
import { removeUnclaimedPdfs } from './remove-unclaimed-pdfs.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn() }));

const addresses = createPdfAddresses('bucket', undefined);
const own = { pdfPath: 'job-pdfs/own.pdf', pdfUrl: addresses.urlOf('job-pdfs/own.pdf') };
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
])("what becomes of a job's PDF follows from what is sent", (current, input, change) => {
  expect(pdfChange(current, input, undefined, addresses.pathOf)).toEqual(change);
  expect(pdfChange(current, input, { name: 'description.pdf', bytes }, addresses.pathOf)).toEqual({
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
])('a PDF is called by its job', (title, name) => {
  expect(pdfFileName(title)).toBe(name);
});

test('the address of an object leads back to it, on the emulator too', () => {
  const local = createPdfAddresses('bucket', '127.0.0.1:9199');
  const url = 'http://127.0.0.1:9199/v0/b/bucket/o/job-pdfs%2Fa.pdf?alt=media';
  expect(local.urlOf('job-pdfs/a.pdf')).toBe(url);
  expect(local.pathOf(url)).toBe('job-pdfs/a.pdf');
  const google = createPdfAddresses('bucket', undefined);
  const publicUrl = 'https://firebasestorage.googleapis.com/v0/b/bucket/o/job-pdfs%2Fa.pdf?alt=media';
  expect(google.urlOf('job-pdfs/a.pdf')).toBe(publicUrl);
  expect(google.pathOf(publicUrl)).toBe('job-pdfs/a.pdf');
});

testRows([
  'https://example.org/v0/b/bucket/o/job-pdfs%2Fa.pdf',
  'https://firebasestorage.googleapis.com/v0/b/other/o/job-pdfs%2Fa.pdf',
  'https://firebasestorage.googleapis.com/v0/b/bucket/o/%E0%A4%A',
  'not an address',
])('other paths are not one of our objects', (url) => {
  expect(addresses.pathOf(url)).toBeUndefined();
});

test('an object is deleted in the version that is named, where one is', async () => {
  const erase = vi.fn(async () => undefined);
  const bucket = { file: () => ({ delete: erase }) } as unknown as Awaited<
    ReturnType<Parameters<typeof createPdfStore>[0]>
  >;
  const { remove } = createPdfStore(async () => bucket);
  await remove('job-pdfs/a.pdf', '7');
  await remove('job-pdfs/a.pdf');
  expect(erase.mock.calls).toEqual([
    [{ ignoreNotFound: true, ifMetagenerationMatch: '7' }],
    [{ ignoreNotFound: true }],
  ]);
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

test('cleaning removes the objects that no job has pointed at for more than a day, and no others', async () => {
  const now = new Date('2026-11-21T03:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const hours = { claimed: 1000, old: 24.1, 'just-a-day': 24, 'being-edited': 23.9, stuck: 48, older: 72 };
  const objects = Object.entries(hours).map(([name, ago]) => ({
    path: `job-pdfs/${name}.pdf`,
    touchedAt: hoursAgo(ago),
    version: '1',
  }));
  const remove = vi.fn(async (path: string, _version?: string) => {
    if (path === 'job-pdfs/stuck.pdf') throw new Error('No storage');
  });
  const services = {
    jobs: { claimedPdfPaths: async () => new Set(['job-pdfs/claimed.pdf']) },
    pdfs: { list: async () => objects, remove },
  };
  expect(await removeUnclaimedPdfs(services, now)).toBe(3);
  // Only as the version that was found: one that a job claims meanwhile has another.
  expect(remove.mock.calls).toEqual([
    ['job-pdfs/old.pdf', '1'],
    ['job-pdfs/stuck.pdf', '1'],
    ['job-pdfs/older.pdf', '1'],
  ]);
});

/** PDFs of last year, of which jobs point at the first `claimed`. */
function oldPdfs(count: number, claimed: number) {
  const paths = Array.from({ length: count }, (_, index) => `job-pdfs/${index}.pdf`);
  const remove = vi.fn(async () => undefined);
  const touchedAt = new Date('2025-11-21T03:00:00Z');
  const services = {
    jobs: { claimedPdfPaths: async () => new Set(paths.slice(0, claimed)) },
    pdfs: { list: async () => paths.map((path) => ({ path, touchedAt, version: '1' })), remove },
  };
  return { remove, clean: () => removeUnclaimedPdfs(services, new Date('2026-11-21T03:00:00Z')) };
}

testRows([
  [300, 0],
  [1, 0],
  [300, 239],
  [50, 29],
])('where jobs may have been lost, no PDF is deleted', async (count, claimed) => {
  const { remove, clean } = oldPdfs(count, claimed);
  await expect(clean()).rejects.toThrow(
    `${count - claimed} of ${count} PDFs would be deleted, and jobs point at ${claimed}: have jobs been lost? Nothing was deleted.`,
  );
  expect(remove).not.toHaveBeenCalled();
});

testRows([
  [0, 0],
  [300, 240],
  [50, 30],
  [300, 300],
])('PDFs that no job points at are deleted', async (count, claimed) => {
  const { remove, clean } = oldPdfs(count, claimed);
  expect(await clean()).toBe(count - claimed);
  expect(remove).toHaveBeenCalledTimes(count - claimed);
});
