import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder, writeProgram } from '../test-support/temporary-folder.ts';
import { findJava, howToGetJava } from './find-java.ts';

afterEach(() => vi.unstubAllEnvs());

function installJava(home: string, version: string, kit = true): string {
  const bin = join(home, 'bin');
  writeProgram(join(bin, 'java'), `echo 'openjdk version "${version}" 2025-01-01' >&2`);
  if (kit) writeProgram(join(bin, 'javac'), 'exit 0');
  return bin;
}

test('JAVA_HOME is the first choice', async () => {
  const folder = temporaryFolder();
  const home = installJava(join(folder, 'home'), '21.0.2');
  const onPath = installJava(join(folder, 'path'), '25.0.1');
  const { java } = await findJava({ JAVA_HOME: join(folder, 'home'), PATH: onPath }, []);
  expect(java).toEqual({ bin: home, version: 21, isDevelopmentKit: true });
});

test('a Java that is too old is skipped, and the message names it', async () => {
  const folder = temporaryFolder();
  const old = installJava(join(folder, 'old'), '17.0.15');
  const recent = installJava(join(folder, 'jvm', 'temurin-25'), '25');
  const { java, tooOld } = await findJava({ PATH: old }, [join(folder, 'jvm')]);
  expect(java?.bin).toBe(recent);
  expect(tooOld).toEqual([{ bin: old, version: 17, isDevelopmentKit: true }]);
});

test('the old version number 1.8 means version 1, which is too old', async () => {
  const folder = temporaryFolder();
  const old = installJava(join(folder, 'old'), '1.8.0_402');
  expect((await findJava({ PATH: old }, [])).java).toBeUndefined();
});

test('a link on the PATH is followed to the folder with the compiler', async () => {
  const folder = temporaryFolder();
  const bin = installJava(join(folder, 'jdk'), '21.0.2');
  mkdirSync(join(folder, 'usr-bin'));
  symlinkSync(join(bin, 'java'), join(folder, 'usr-bin', 'java'));
  expect((await findJava({ PATH: join(folder, 'usr-bin') }, [])).java?.bin).toBe(bin);
});

test('a development kit is preferred to a runtime', async () => {
  const folder = temporaryFolder();
  const runtime = installJava(join(folder, 'runtime'), '25', false);
  const kit = installJava(join(folder, 'jvm', 'jdk-21'), '21');
  expect((await findJava({ PATH: runtime }, [join(folder, 'jvm')])).java?.bin).toBe(kit);
  expect((await findJava({ PATH: runtime }, [])).java).toEqual({ bin: runtime, version: 25, isDevelopmentKit: false });
});

test('on macOS, Java is found two folders deeper', async () => {
  const folder = temporaryFolder();
  const bin = installJava(join(folder, 'temurin-21.jdk', 'Contents', 'Home'), '21.0.5');
  expect((await findJava({}, [folder])).java?.bin).toBe(bin);
});

test('a java command that does not work is ignored', async () => {
  const folder = temporaryFolder();
  writeProgram(join(folder, 'bin', 'java'), 'echo "No Java runtime present" >&2; exit 1');
  expect(await findJava({ JAVA_HOME: folder, PATH: '' }, [join(folder, 'nowhere')])).toEqual({
    java: undefined,
    tooOld: [],
  });
});

test('the command that installs Java on Linux works, and Java is found', async () => {
  const home = temporaryFolder();
  const archive = temporaryFolder();
  installJava(join(archive, 'jdk-21.0.9+10'), '21.0.9');
  execFileSync('tar', ['czf', join(archive, 'jdk.tar.gz'), '-C', archive, 'jdk-21.0.9+10']);
  // The test cannot reach the address, so this fake `curl` gives the archive.
  writeProgram(join(archive, 'bin', 'curl'), `cat '${join(archive, 'jdk.tar.gz')}'`);
  const env = { HOME: home, PATH: `${join(archive, 'bin')}:${process.env.PATH}` };
  execFileSync('sh', ['-c', howToGetJava('linux', 'x64')], { env });
  vi.stubEnv('HOME', home);
  const { java } = await findJava({ PATH: '' });
  expect(java?.bin).toBe(join(home, '.jdks', 'jdk-21.0.9+10', 'bin'));
});

test('each system has its own command', () => {
  expect(howToGetJava('linux', 'arm64')).toContain('/latest/21/ga/linux/aarch64/jdk/');
  expect(howToGetJava('darwin', 'arm64')).toBe('brew install openjdk');
  expect(howToGetJava('win32', 'x64')).toBe('winget install EclipseAdoptium.Temurin.21.JDK');
});
