import { join } from 'node:path';
import { expect, test } from 'vitest';
import { downloadServer, unreachableUrl } from './download-server.ts';
import { findStorageRules } from './find-storage-rules.ts';
import { temporaryFolder, write } from './temporary-folder.ts';

test('what the environment names goes before everything else', async () => {
  const folder = temporaryFolder();
  const jar = write(join(folder, 'mine.jar'), '');
  const cached = write(join(folder, 'cached.jar'), '');
  const found = await findStorageRules({ STORAGE_EMULATOR_BINARY_PATH: jar }, { file: cached, url: unreachableUrl });
  expect(found).toEqual({ from: 'environment', jar });
});

test("then firebase's own cache", async () => {
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

test('an environment variable that points at nothing is a mistake to be told', async () => {
  const official = { file: join(temporaryFolder(), 'none.jar'), url: unreachableUrl };
  expect(await findStorageRules({ STORAGE_EMULATOR_BINARY_PATH: '/nowhere/rules.jar' }, official)).toBeUndefined();
});
