import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { backupBucketName } from '../../functions/src/nightly/nightly-settings.ts';
import { region } from '../emulators/addresses.ts';
import { root } from '../process/paths.ts';
import type { AskGoogle } from './ask-google.ts';
import { type Manifest, parameterNames } from './manifest.ts';
import { projectFaults } from './project-faults.ts';
import { functionsSettingsFaults, siteSettingsFaults } from './settings-faults.ts';

type Settings = Record<string, string | undefined>;

/** The settings of an installation on this machine. */
export interface InstallationSettings {
  functions: Settings;
  site: Settings;
}

/** Reads the settings of a project; a missing file counts as empty. */
export function readInstallation(projectId: string, folder = root): InstallationSettings {
  return {
    functions: readSettings(join(folder, 'functions', `.env.${projectId}`)),
    site: readSettings(join(folder, 'web', '.env.production.local')),
  };
}

/** Lists all faults that prevent a deployment, one sentence each. */
export async function allFaults(
  ask: AskGoogle,
  projectId: string,
  { functions, site }: InstallationSettings,
  manifest: Manifest,
): Promise<string[]> {
  const local = readSettings(join(root, 'functions', '.env.demo-careers'));
  const example = readSettings(join(root, 'functions', '.env.example'));
  const sample = readSettings(join(root, 'web', '.env'));
  return [
    ...functionsSettingsFaults(functions, parameterNames(manifest, 'parameters'), local, example),
    ...siteSettingsFaults(site, projectId, sample, functions),
    ...(await projectFaults(ask, {
      projectId,
      region,
      filesBucket: functions.FILES_BUCKET?.trim() ?? '',
      backupBucket: backupBucketOf(functions),
      secrets: parameterNames(manifest, 'secrets'),
    })),
  ];
}

/** Gives the name of the bucket, or nothing if the name is not valid: the check of the settings reports such a name. */
function backupBucketOf({ BACKUP_BUCKET = '' }: Settings): string {
  try {
    return backupBucketName(BACKUP_BUCKET);
  } catch {
    return '';
  }
}

function readSettings(file: string): Settings {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
