import { fileMessages, type OwnFile } from '@ohmbridge/contract/desk/submission-files';
import { expect, test, vi } from 'vitest';
import type { ApiRequest } from '../../http/handler.ts';
import { HttpError } from '../../shared/http-error.ts';
import { noAudit } from '../../test-support/handlers.ts';
import { sampleFiles, samplePdfFile } from '../../test-support/sample-files.ts';
import { createFileHandlers, type FileServices } from './file-handlers.ts';
import type { NewFile } from './submission-files.ts';

vi.mock('firebase-functions/logger');

/** Handlers whose steps are told in their order; `addFile` does what a test says. */
function handlersWith(addFile: FileServices['desk']['addFile'] = async (_kind, _id, file) => added(file)) {
  const steps: string[] = [];
  const step = (name: string) => steps.push(name);
  const handlers = createFileHandlers({
    desk: {
      addFile: async (...args) => {
        step('added');
        return addFile(...args);
      },
      downloadFile: async () => {
        throw new Error('Nobody downloads here');
      },
    },
    files: {
      write: async (path) => void step(`written ${path}`),
      remove: async (path) => void step(`removed ${path}`),
      open: async () => undefined,
      list: async () => [],
    },
    ownerOf: async (_kind, token) => (token === 'good' ? 'an-application' : undefined),
    findAudited: async () => undefined,
    audit: noAudit,
  });
  const add = (bytes: Buffer, changes: { token?: string; name?: string; key?: string } = {}) =>
    handlers.addApplicationFile({
      body: { token: changes.token ?? 'good', reference: 'A-000001' },
      file: { name: changes.name ?? 'cv.pdf', bytes },
      idempotencyKey: changes.key,
    } as ApiRequest<'addApplicationFile'>);
  return { add, steps };
}

const added = ({ id, name, type, size }: NewFile): OwnFile => ({ id, name, type, size, at: '2026-11-25T10:00:00Z' });

test('the object comes first, then what tells of it, which names it truly', async () => {
  const { add, steps } = handlersWith();
  const { data } = await add(sampleFiles.pdf, { name: '../plan.png' });
  expect(data.file).toMatchObject({ name: 'plan.png.pdf', type: 'pdf', size: sampleFiles.pdf.length });
  expect(steps).toEqual([`written submission-files/applications/an-application/${data.file.id}`, 'added']);
});

test('the same under one key is one file; another name, other bytes or no key is another', async () => {
  const { add } = handlersWith();
  const idOf = async (...args: Parameters<typeof add>) => (await add(...args)).data.file.id;
  const first = await idOf(sampleFiles.pdf, { key: 'k' });
  expect(await idOf(sampleFiles.pdf, { key: 'k' })).toBe(first);
  const others = [
    await idOf(sampleFiles.pdf, { key: 'k', name: 'b.pdf' }),
    await idOf(sampleFiles.png, { key: 'k' }),
    await idOf(sampleFiles.pdf),
    await idOf(sampleFiles.pdf),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});

test('what is refused leaves nothing behind; where it is not known whether it was added, it stays', async () => {
  const refused = handlersWith(async () => {
    throw new HttpError(409, fileMessages.tooMany);
  });
  await expect(refused.add(sampleFiles.pdf)).rejects.toThrow(fileMessages.tooMany);
  expect(refused.steps.map((step) => step.split(' ')[0])).toEqual(['written', 'added', 'removed']);

  const unknown = handlersWith(async () => {
    throw new Error('No answer');
  });
  await expect(unknown.add(sampleFiles.pdf)).rejects.toThrow('No answer');
  expect(unknown.steps.map((step) => step.split(' ')[0])).toEqual(['written', 'added']);
});

test('a token that opens nothing, and a file that is none of ours, come no further', async () => {
  const { add, steps } = handlersWith();
  await expect(add(sampleFiles.pdf, { token: 'bad' })).rejects.toMatchObject({ status: 404 });
  await expect(add(Buffer.from('MZ'), { name: 'cv.pdf' })).rejects.toMatchObject({
    status: 400,
    errors: { file: fileMessages.wrongType },
  });
  await expect(add(samplePdfFile('opens-with-password-aes-256'))).rejects.toMatchObject({
    status: 400,
    errors: { file: fileMessages.password },
  });
  expect(steps).toEqual([]);
});

test('a PDF that only forbids printing is taken', async () => {
  const { add } = handlersWith();
  expect((await add(samplePdfFile('no-printing-aes-256'))).data.file).toMatchObject({ name: 'cv.pdf', type: 'pdf' });
});
