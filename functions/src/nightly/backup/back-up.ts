import { RunError, runErrorOutline } from '../../shared/run-error.ts';

export interface BackupServices {
  /** Throws where Google has not copied the database of late; gives the number of copies that there are. */
  checkDatabaseBackups: () => Promise<number>;
  copyPdfs: () => Promise<number>;
  copyFiles: () => Promise<number>;
  copyAccounts: () => Promise<number>;
}

/**
 * Copies PDFs, the files of submissions and accounts, and looks whether Google has copied the database. One part that fails does not keep the others
 * from being done.
 * @throws {RunError} with what has failed
 */
export async function backUp(services: BackupServices): Promise<Record<string, number>> {
  const failures: string[] = [];
  const part = async (title: string, work: () => Promise<number>): Promise<number> => {
    try {
      return await work();
    } catch (error) {
      failures.push(`${title}: ${runErrorOutline(error)}`);
      return 0;
    }
  };
  const done = {
    databaseBackups: await part('Database', services.checkDatabaseBackups),
    pdfs: await part('PDFs', services.copyPdfs),
    files: await part('Files', services.copyFiles),
    accounts: await part('Accounts', services.copyAccounts),
  };
  if (failures.length > 0) throw new RunError(failures.join(' '));
  return done;
}
