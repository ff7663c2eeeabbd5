import { expect, test } from 'vitest';
import { RunError } from '../../shared/run-error.ts';
import { type BackupServices, backUp } from './back-up.ts';

const well: BackupServices = {
  checkDatabaseBackups: async () => 30,
  copyPdfs: async () => 3,
  copyFiles: async () => 4,
  copyAccounts: async () => 2,
};

test('a night copies PDFs and accounts, and counts what there is of the database', async () => {
  expect(await backUp(well)).toEqual({ databaseBackups: 30, pdfs: 3, files: 4, accounts: 2 });
});

test('one part that fails keeps none of the others back, and what a library says is not repeated', async () => {
  let accounts = 0;
  const failing: BackupServices = {
    checkDatabaseBackups: async () => {
      throw new RunError('There is none.');
    },
    copyFiles: async () => 4,
    copyPdfs: async () => {
      throw Object.assign(new Error('something with a name in it'), { code: 403 });
    },
    copyAccounts: async () => {
      accounts += 1;
      return 1;
    },
  };
  await expect(backUp(failing)).rejects.toThrow(new RunError('Database backups: There is none. Pdfs: Error 403'));
  expect(accounts).toBe(1);
});
