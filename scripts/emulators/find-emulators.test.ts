import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { downloadServer, unreachableUrl } from '../test-support/download-server.ts';
import { temporaryFolder, write, writeProgram } from '../test-support/temporary-folder.ts';
import { findFirestoreEmulator, findStorageRules } from './find-emulators.ts';

/** Makes a machine with every way to get the emulator, as real files. Tests remove single ways. */
function machine() {
  const folder = temporaryFolder();
  const sdk = join(folder, 'google-cloud-sdk');
  writeProgram(join(sdk, 'bin', 'gcloud'), 'exit 0');
  mkdirSync(join(folder, 'usr-bin'));
  symlinkSync(join(sdk, 'bin', 'gcloud'), join(folder, 'usr-bin', 'gcloud'));
  return {
    explicit: write(join(folder, 'mine.jar'), ''),
    cached: join(folder, 'cache', 'cloud-firestore-emulator.jar'),
    cloudCliJar: join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'),
    path: join(folder, 'usr-bin'),
  };
}

describe('the Firestore emulator', () => {
  test('the path from the environment is the first choice', async () => {
    const { explicit, cached, path } = machine();
    write(cached, '');
    const found = await findFirestoreEmulator(
      { FIRESTORE_EMULATOR_BINARY_PATH: explicit, PATH: path },
      { file: cached, url: unreachableUrl },
    );
    expect(found).toEqual({ from: 'environment', jar: explicit });
  });

  test('an environment variable with a wrong path is an error, and is not ignored', async () => {
    const { explicit, cached, path } = machine();
    write(cached, '');
    const environment = { FIRESTORE_EMULATOR_BINARY_PATH: `${explicit}.missing`, PATH: path };
    expect(await findFirestoreEmulator(environment, { file: cached, url: unreachableUrl })).toBeUndefined();
  });

  test("firebase's own cache goes before the Google Cloud CLI", async () => {
    const { cached, cloudCliJar, path } = machine();
    write(cached, '');
    write(cloudCliJar, '');
    const found = await findFirestoreEmulator({ PATH: path }, { file: cached, url: unreachableUrl });
    expect(found).toEqual({ from: 'firebase cache', jar: cached });
  });

  test('the Google Cloud CLI is found through the link on the PATH, before any download', async () => {
    const { cached, cloudCliJar, path } = machine();
    write(cloudCliJar, '');
    const found = await findFirestoreEmulator({ PATH: path }, { file: cached, url: await downloadServer() });
    expect(found).toEqual({ from: 'Google Cloud CLI', jar: cloudCliJar });
  });

  test('without the component of the Google Cloud CLI, the component is downloaded', async () => {
    const { cached, path } = machine();
    const url = await downloadServer();
    expect(await findFirestoreEmulator({ PATH: path }, { file: cached, url })).toEqual({ from: 'download', url });
  });

  test('a server without the file counts as unreachable', async () => {
    const { cached, path } = machine();
    const url = await downloadServer(404);
    expect(await findFirestoreEmulator({ PATH: path }, { file: cached, url })).toBeUndefined();
  });

  test('without any copy, none is found', async () => {
    const { cached } = machine();
    expect(await findFirestoreEmulator({ PATH: '' }, { file: cached, url: unreachableUrl })).toBeUndefined();
  });
});

describe('the evaluator of Storage rules', () => {
  test('the path from the environment is the first choice', async () => {
    const folder = temporaryFolder();
    const jar = write(join(folder, 'mine.jar'), '');
    const cached = write(join(folder, 'cached.jar'), '');
    const found = await findStorageRules({ STORAGE_EMULATOR_BINARY_PATH: jar }, { file: cached, url: unreachableUrl });
    expect(found).toEqual({ from: 'environment', jar });
  });

  test("firebase's own cache is the second choice", async () => {
    const cached = write(join(temporaryFolder(), 'cached.jar'), '');
    expect(await findStorageRules({}, { file: cached, url: await downloadServer() })).toEqual({
      from: 'firebase cache',
      jar: cached,
    });
  });

  test('online, the official runtime is used', async () => {
    const url = await downloadServer();
    expect(await findStorageRules({}, { file: join(temporaryFolder(), 'none.jar'), url })).toEqual({
      from: 'download',
      url,
    });
  });

  test('offline, our adapter stands in', async () => {
    const official = { file: join(temporaryFolder(), 'none.jar'), url: unreachableUrl };
    expect(await findStorageRules({}, official)).toEqual({ from: 'adapter' });
  });

  test('an environment variable with a wrong path is an error', async () => {
    const official = { file: join(temporaryFolder(), 'none.jar'), url: unreachableUrl };
    expect(await findStorageRules({ STORAGE_EMULATOR_BINARY_PATH: '/nowhere/rules.jar' }, official)).toBeUndefined();
  });
});
