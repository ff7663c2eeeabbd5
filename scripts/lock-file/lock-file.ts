/** What npm needs to know to leave a package out where it does not fit. */
interface Platform {
  os: string[];
  cpu: string[];
  libc?: string[];
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

interface LockedPackage extends Partial<Platform> {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** That of the workspaces, and those of the folders whose packages only their own commands need. */
export const lockFiles = ['package-lock.json', 'art/package-lock.json', 'tests/bench/package-lock.json'];

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

/** Reads the platform from the name of a package that carries one platform's binary, such as `@tool/binding-linux-x64-musl`. */
export function platformOf(name: string): Platform | undefined {
  const words = name.split(/[@/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = words.find((word) => processors.includes(word));
  if (os === undefined || cpu === undefined) return undefined;
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  return { os: [os], cpu: [cpu], libc: [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] };
}
