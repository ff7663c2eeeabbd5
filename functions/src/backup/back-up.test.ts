import { expect, test } from 'vitest';
import { RunError } from '../schedules/run-error.ts';
import { type BackupServices, backUp } from './back-up.ts';

/** Nights of a backup, one after the other: what was started is remembered from one to the next. */
function nights(changes: Partial<BackupServices> = {}) {
  const memory: { last: string | null; started: number; checked: string[] } = { last: null, started: 0, checked: [] };
  const services: BackupServices = {
    lastExport: async () => memory.last ?? undefined,
    setLastExport: async (operation) => {
      memory.last = operation;
    },
    checkExport: async (operation) => {
      memory.checked.push(operation);
    },
    startExport: async () => {
      memory.started += 1;
      return `export ${memory.started}`;
    },
    copyPdfs: async () => 3,
    copyAccounts: async () => 2,
    ...changes,
  };
  return { memory, services, night: () => backUp(services) };
}

test('each night looks how the export of the night before ended, and starts the next', async () => {
  const { memory, night } = nights();
  expect(await night()).toEqual({ checkedExports: 0, startedExports: 1, pdfs: 3, accounts: 2 });
  expect(await night()).toEqual({ checkedExports: 1, startedExports: 1, pdfs: 3, accounts: 2 });
  expect(memory).toEqual({ last: 'export 2', started: 2, checked: ['export 1'] });
});

test('an export that failed is told the next night, once, and the next one starts all the same', async () => {
  const { services, memory, night } = nights();
  await night();
  services.checkExport = async (operation) => {
    throw new RunError(`${operation} failed.`);
  };
  await expect(night()).rejects.toThrow('Last export: export 1 failed.');
  expect(memory).toMatchObject({ last: 'export 2', started: 2 });
  services.checkExport = async () => undefined;
  expect(await night()).toMatchObject({ checkedExports: 1 });
});

test('one part that fails keeps none of the others back, and what a library says is not repeated', async () => {
  let accounts = 0;
  const { services, memory } = nights({
    startExport: async () => {
      throw new RunError('Firestore refused.');
    },
    copyPdfs: async () => {
      throw Object.assign(new Error('something with a name in it'), { code: 403 });
    },
    copyAccounts: async () => {
      accounts += 1;
      return 1;
    },
  });
  await expect(backUp(services)).rejects.toThrow(new RunError('Export: Firestore refused. PDFs: Error 403'));
  expect([accounts, memory.last]).toEqual([1, null]);
});
