import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logsFolder, runFolder } from '../emulators/run-folder.ts';
import { runLogged } from '../process/child-process.ts';
import { root } from '../process/paths.ts';

interface ManifestEndpoint {
  region: string[];
  availableMemoryMb: number;
  serviceAccountEmail?: string;
  secretEnvironmentVariables?: { key: string }[] | null;
  scheduleTrigger?: { schedule: string };
}

/** The description of the functions that the Firebase CLI reads before a deployment. */
export interface Manifest {
  endpoints: Record<string, ManifestEndpoint>;
  params: { name: string; type: string; default?: unknown }[];
}

/**
 * Reads the manifest of the bundle in `functions/lib`, as the CLI does.
 * @param settings of the installation, on which the needed secrets depend
 */
export async function readManifest(settings: Record<string, string | undefined> = {}): Promise<Manifest> {
  const file = join(runFolder, 'functions-manifest.json');
  mkdirSync(runFolder, { recursive: true });
  await runLogged(process.execPath, [join(root, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')], {
    log: join(logsFolder, 'functions-manifest.log'),
    cwd: join(root, 'functions/lib'),
    env: { ...settings, GCLOUD_PROJECT: 'any-project', FUNCTIONS_MANIFEST_OUTPUT_PATH: file, FUNCTIONS_EMULATOR: '' },
    failure: 'The functions could not be read.',
    timeoutSeconds: 60,
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** Lists the names of the parameters or of the secrets. */
export function parameterNames({ params }: Manifest, kind: 'parameters' | 'secrets'): string[] {
  return params.filter(({ type }) => (type === 'secret') === (kind === 'secrets')).map(({ name }) => name);
}
