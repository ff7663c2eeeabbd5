import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { executableIn, executableOnPath } from '../process/executables.ts';

/** firebase-tools refuses older versions. */
export const minJavaVersion = 21;

export interface Java {
  /** The folder of `java`. It must be the first on the `PATH` of programs that start Java by its name. */
  bin: string;
  version: number;
  /** Whether the folder also has `javac` and `jar`. */
  isDevelopmentKit: boolean;
}

export interface JavaSearch {
  java: Java | undefined;
  tooOld: Java[];
}

const systemFolders = () => [
  // The command of `howToGetJava` unpacks Java into this folder.
  join(homedir(), '.jdks'),
  '/usr/lib/jvm',
  '/usr/java',
  '/opt/java',
  '/Library/Java/JavaVirtualMachines',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  'C:\\Program Files\\Java',
  'C:\\Program Files\\Eclipse Adoptium',
];

/** Gives a command that installs Java for this user. */
export function howToGetJava(platform: NodeJS.Platform = process.platform, processor: string = process.arch): string {
  if (platform === 'darwin') return 'brew install openjdk';
  if (platform === 'win32') return `winget install EclipseAdoptium.Temurin.${minJavaVersion}.JDK`;
  const kit = `${minJavaVersion}/ga/${platform}/${processor === 'arm64' ? 'aarch64' : processor}/jdk/hotspot/normal/eclipse`;
  return `mkdir -p ~/.jdks && curl -fL https://api.adoptium.net/v3/binary/latest/${kit} | tar xz -C ~/.jdks`;
}

/** Looks for Java in `JAVA_HOME`, on the `PATH` and where systems install it; prefers a development kit to a runtime. */
export async function findJava(
  environment: NodeJS.ProcessEnv = process.env,
  folders = systemFolders(),
): Promise<JavaSearch> {
  const found: Java[] = [];
  const tooOld: Java[] = [];
  for (const bin of candidates(environment, folders)) {
    const version = await javaVersion(bin);
    if (version === undefined) continue;
    const java = { bin, version, isDevelopmentKit: executableIn(bin, 'javac') !== undefined };
    if (version < minJavaVersion) tooOld.push(java);
    else if (java.isDevelopmentKit) return { java, tooOld };
    else found.push(java);
  }
  return { java: found[0], tooOld };
}

function candidates(environment: NodeJS.ProcessEnv, folders: readonly string[]): string[] {
  const home = environment.JAVA_HOME;
  const onPath = executableOnPath('java', environment.PATH);
  const bins = [
    ...(home === undefined || home === '' ? [] : [join(home, 'bin')]),
    ...(onPath === undefined ? [] : [dirname(realpathSync(onPath)), dirname(onPath)]),
    ...folders.flatMap(installedIn),
  ];
  return [...new Set(bins)].filter((bin) => executableIn(bin, 'java') !== undefined);
}

function installedIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => ['bin', 'Contents/Home/bin', 'libexec/bin'].map((bin) => join(folder, name, bin)));
}

async function javaVersion(bin: string): Promise<number | undefined> {
  const java = executableIn(bin, 'java');
  if (java === undefined) return undefined;
  try {
    // The `java` of macOS may only open a dialogue, so the wait is limited.
    const { stdout, stderr } = await promisify(execFile)(java, ['-version'], { timeout: 20_000 });
    const [, major] = /version "(\d+)/.exec(`${stdout}${stderr}`) ?? [];
    return major === undefined ? undefined : Number(major);
  } catch {
    return undefined;
  }
}
