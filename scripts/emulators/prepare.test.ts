import { expect, test } from 'vitest';
import { prepareEmulatorParts, remedies } from './prepare.ts';

test('one message names all missing parts, with the ways to get them', async () => {
  const nothing = {
    java: { java: undefined, tooOld: [] },
    firestore: undefined,
    storageRules: { from: 'adapter' as const },
  };
  const failure = await prepareEmulatorParts(nothing).catch((caught: unknown) => caught);
  expect(failure).toMatchObject({ details: undefined });
  const message = (failure as Error).message;
  expect(message).toMatch(
    /lacks parts of the local stack:\n {2}- Java 21 or later: .*JAVA_HOME.*\n {2}- The Firestore emulator, one of: .*gcloud components install cloud-firestore-emulator.*FIRESTORE_EMULATOR_BINARY_PATH/,
  );
  expect(message).not.toContain('Storage rules');
});

test('an old Java, and a variable with a wrong path, are named', () => {
  const tooOld = [{ bin: '/opt/java-17/bin', version: 17, isDevelopmentKit: true }];
  const parts = { java: { java: undefined, tooOld }, firestore: undefined, storageRules: undefined };
  const environment = {
    FIRESTORE_EMULATOR_BINARY_PATH: '/no/emulator.jar',
    STORAGE_EMULATOR_BINARY_PATH: '/no/rules.jar',
  };
  expect(remedies(parts, environment)).toEqual({
    java: expect.stringContaining('Java 21 or later (the one in /opt/java-17/bin is Java 17): type `'),
    firestore:
      'FIRESTORE_EMULATOR_BINARY_PATH points at /no/emulator.jar, which does not exist. Correct it, or unset it.',
    storageRules:
      'STORAGE_EMULATOR_BINARY_PATH points at /no/rules.jar, which does not exist. Correct it, or unset it.',
  });
});
