import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const suffixes = process.platform === 'win32' ? ['.exe', '.cmd', '.bat', ''] : [''];

/** Finds an executable in a folder. */
export function executableIn(folder: string, name: string): string | undefined {
  return suffixes.map((suffix) => join(folder, `${name}${suffix}`)).find(isExecutable);
}

/** Finds the first executable of a name on a `PATH`. */
export function executableOnPath(name: string, path: string | undefined): string | undefined {
  for (const folder of (path ?? '').split(delimiter)) {
    const file = folder === '' ? undefined : executableIn(folder, name);
    if (file !== undefined) return file;
  }
  return undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
