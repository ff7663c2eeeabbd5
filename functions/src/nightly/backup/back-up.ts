import { maxRunSeconds } from '@ohmbridge/contract/nightly/schedules';
import { runParts } from '../../shared/run-parts.ts';

export interface BackupServices {
  /** Throws where Google has not copied the database of late; gives the number of copies that there are. */
  checkDatabaseBackups: () => Promise<number>;
  copyPdfs: () => Promise<number>;
  copyFiles: () => Promise<number>;
  copyAccounts: () => Promise<number>;
}

/**
 * Copies PDFs, the files of submissions and accounts, and checks whether Google has copied the database.
 * @throws {RunError} at the end, with everything that failed
 */
export async function backUp(services: BackupServices): Promise<Record<string, number>> {
  const { checkDatabaseBackups, copyPdfs, copyFiles, copyAccounts } = services;
  const parts = { databaseBackups: checkDatabaseBackups, pdfs: copyPdfs, files: copyFiles, accounts: copyAccounts };
  return runParts(parts, maxRunSeconds / 2);
}
