import { type Platform, platformOf } from './platform.ts';

interface LockedPackage extends Partial<Platform> {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** That of the workspaces, and those of the folders whose packages only their own commands need. */
export const lockFiles = ['package-lock.json', 'art/package-lock.json', 'bench/package-lock.json'];

/** `package-lock.json`, as far as it matters here. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface MissingPackage {
  name: string;
  version: string;
  dev: boolean;
}

/** The optional packages that others ask for and the lock file does not name: `npm ci` refuses such a lock file. */
export function missingPackages({ packages }: LockFile): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** The lock file with an entry for each package that it misses; fails where it cannot tell what that would be. */
export function completed(lock: LockFile): LockFile {
  const added = missingPackages(lock).map(({ name, version, dev }) => {
    const platform = platformOf(name);
    if (platform === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(`It cannot be told which platform ${name} ${version} is for.`);
    }
    return [`node_modules/${name}`, { version, ...platform, ...(dev && { dev }), optional: true }] as const;
  });
  const packages = [...Object.entries(lock.packages), ...added].sort(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** As Node looks packages up: beside the one that asks, and in every folder above. */
function isLocked(packages: LockFile['packages'], path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
  }
}
