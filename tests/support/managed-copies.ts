import { join } from 'node:path';
import { emulatorEnvironment } from '../../scripts/emulators/addresses.ts';
import { temporaryFolder } from '../../scripts/test-support/temporary-folder.ts';

/** Exports a database as `gcloud firestore export` does. Gives the name of the copy. */
export async function exportDatabase(projectId: string): Promise<string> {
  const folder = temporaryFolder();
  await command(projectId, 'export', { export_directory: folder, export_name: 'copy' });
  return join(folder, 'copy', 'copy.overall_export_metadata');
}

/** Imports a copy as `gcloud firestore import` does: documents with the same names are overwritten, and others stay. */
export async function importDatabase(projectId: string, copy: string): Promise<void> {
  await command(projectId, 'import', { export_directory: copy });
}

async function command(projectId: string, name: 'export' | 'import', body: object): Promise<void> {
  const address = `http://${emulatorEnvironment.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}:${name}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ database: `projects/${projectId}/databases/(default)`, ...body }),
  });
  if (!response.ok) throw new Error(`The ${name} was answered with ${await response.text()}`);
}
