import { RunError, runErrorOutline } from '../schedules/run-error.ts';

export interface BackupServices {
  /** The export that was started last and whose outcome nobody has looked at, if there is one. */
  lastExport: () => Promise<string | undefined>;
  setLastExport: (operation: string | null) => Promise<void>;
  checkExport: (operation: string) => Promise<void>;
  startExport: () => Promise<string>;
  copyPdfs: () => Promise<number>;
  copyAccounts: () => Promise<number>;
}

/**
 * Looks how the export of the night before ended, then starts the next one and copies PDFs and accounts. One part that
 * fails does not keep the others from being done.
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
    checkedExports: await part('Last export', () => checkLast(services)),
    startedExports: await part('Export', async () => {
      await services.setLastExport(await services.startExport());
      return 1;
    }),
    pdfs: await part('PDFs', services.copyPdfs),
    accounts: await part('Accounts', services.copyAccounts),
  };
  if (failures.length > 0) throw new RunError(failures.join(' '));
  return done;
}

async function checkLast({ lastExport, setLastExport, checkExport }: BackupServices): Promise<number> {
  const operation = await lastExport();
  if (operation === undefined) return 0;
  // Once: a failure is not to be reported again tomorrow.
  await setLastExport(null);
  await checkExport(operation);
  return 1;
}
