import { delimiter, join } from 'node:path';
import { runLogged } from '../process/child-process.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { binFolder, cacheFolder } from '../process/paths.ts';
import { buildStorageRulesAdapter, wrapFirestoreJar } from './build-jars.ts';
import {
  type FirestoreEmulator,
  findFirestoreEmulator,
  findStorageRules,
  officialSource,
  type StorageRulesRuntime,
} from './find-emulators.ts';
import { findJava, howToGetJava, type JavaSearch, minJavaVersion } from './find-java.ts';
import { logsFolder } from './run-folder.ts';

const downloadTimeoutSeconds = 600;
const jarFolder = join(cacheFolder, 'emulators');

/** What the emulators need from the machine, as far as it was found. */
export interface EmulatorParts {
  java: JavaSearch;
  firestore: FirestoreEmulator | undefined;
  storageRules: StorageRulesRuntime | undefined;
}

const howToGetFirestore =
  'The Firestore emulator, one of: a network that reaches storage.googleapis.com (it is then downloaded); `gcloud components install cloud-firestore-emulator` (or the package google-cloud-cli-firestore-emulator), with gcloud on the PATH; FIRESTORE_EMULATOR_BINARY_PATH pointing at its jar.';

/** The emulators live for minutes: compiled thoroughly, they take twice the processor time, at the cost of what waits for them. */
const quickStart = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', process.env.JDK_JAVA_OPTIONS ?? ''].join(' ').trim();

/** Looks for everything at once. */
export async function findEmulatorParts(environment: NodeJS.ProcessEnv = process.env): Promise<EmulatorParts> {
  const [java, firestore, storageRules] = await Promise.all([
    findJava(environment),
    findFirestoreEmulator(environment, officialSource('firestore')),
    findStorageRules(environment, officialSource('storage')),
  ]);
  return { java, firestore, storageRules };
}

/** Gets everything ready and gives the environment that the emulators are to be started with. */
export async function prepareEmulatorParts(parts: EmulatorParts): Promise<NodeJS.ProcessEnv> {
  const { java } = parts.java;
  const { firestore, storageRules } = parts;
  if (java === undefined || firestore === undefined || storageRules === undefined) throw missing(parts);

  const path = [java.bin, binFolder, process.env.PATH ?? ''].join(delimiter);
  const environment: NodeJS.ProcessEnv = { PATH: path, JDK_JAVA_OPTIONS: quickStart };
  // What is in firebase's own cache, firebase finds by itself.
  if (firestore.from === 'download') await download('firestore', path);
  const firestoreJar = firestore.from === 'download' ? officialSource('firestore').file : firestore.jar;
  if (firestore.from === 'Google Cloud CLI') {
    environment.FIRESTORE_EMULATOR_BINARY_PATH = await wrapFirestoreJar(firestoreJar, java, jarFolder);
  }
  if (storageRules.from === 'download') await download('storage', path);
  if (storageRules.from === 'adapter') {
    environment.STORAGE_EMULATOR_BINARY_PATH = await buildStorageRulesAdapter(firestoreJar, java, jarFolder);
  }
  return environment;
}

/** What has to be done about each part that is missing. */
export function remedies(parts: EmulatorParts, environment: NodeJS.ProcessEnv = process.env) {
  const [tooOld] = parts.java.tooOld;
  const old = tooOld === undefined ? '' : ` (the one in ${tooOld.bin} is Java ${tooOld.version})`;
  return {
    ...(parts.java.java === undefined && {
      java: `Java ${minJavaVersion} or later${old}: type \`${howToGetJava()}\`, or point JAVA_HOME at a JDK.`,
    }),
    ...(parts.firestore === undefined && {
      firestore: misdirected('FIRESTORE_EMULATOR_BINARY_PATH', environment) ?? howToGetFirestore,
    }),
    ...(parts.storageRules === undefined && { storageRules: misdirected('STORAGE_EMULATOR_BINARY_PATH', environment) }),
  };
}

function misdirected(variable: string, environment: NodeJS.ProcessEnv): string | undefined {
  const file = environment[variable];
  return file ? `${variable} points at ${file}, where nothing is. Correct it, or unset it.` : undefined;
}

function missing(parts: EmulatorParts): ExpectedError {
  const list = Object.values(remedies(parts)).map((remedy) => `  - ${remedy}`);
  return new ExpectedError(
    `The local stack needs what this machine does not have:\n${list.join('\n')}\n\`npm run doctor\` shows what was found.`,
  );
}

async function download(part: 'firestore' | 'storage', path: string): Promise<void> {
  const args = [join(binFolder, '..', 'firebase-tools', 'lib', 'bin', 'firebase.js'), `setup:emulators:${part}`];
  await runLogged(process.execPath, args, {
    log: join(logsFolder, `download-${part}.log`),
    cwd: logsFolder,
    env: { PATH: path },
    failure: `The ${part} emulator could not be downloaded.`,
    timeoutSeconds: downloadTimeoutSeconds,
  });
}
