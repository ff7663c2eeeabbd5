import { delimiter, join } from 'node:path';
import { runLogged } from '../process/child-process.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { binFolder, cacheFolder } from '../process/paths.ts';
import {
  type FirestoreEmulator,
  findFirestoreEmulator,
  findStorageRules,
  officialSource,
  type StorageRulesRuntime,
} from './find-emulators.ts';
import { findJava, howToGetJava, type JavaSearch, minJavaVersion } from './find-java.ts';
import { logsFolder } from './run-folder.ts';
import { buildStorageRulesAdapter, wrapFirestoreJar } from './without-download/build-jars.ts';

const downloadTimeoutSeconds = 600;
const jarFolder = join(cacheFolder, 'emulators');

/** The found parts of the machine that the emulators need. */
export interface EmulatorParts {
  java: JavaSearch;
  firestore: FirestoreEmulator | undefined;
  storageRules: StorageRulesRuntime | undefined;
}

const howToGetFirestore =
  'The Firestore emulator, one of: a network that reaches storage.googleapis.com (it is then downloaded); `gcloud components install cloud-firestore-emulator` (or the package google-cloud-cli-firestore-emulator), with gcloud on the PATH; FIRESTORE_EMULATOR_BINARY_PATH pointing at its jar.';

/**
 * Settings of Java for processes that run for minutes. Full compilation would take twice the processor time. The stack trace of
 * each refusal would fill most of the log, which the Firebase CLI writes twice.
 */
const quickStart = [
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '"-Djava.util.logging.SimpleFormatter.format=%4$s: %5$s%n"',
  process.env.JDK_JAVA_OPTIONS ?? '',
]
  .join(' ')
  .trim();

export async function findEmulatorParts(environment: NodeJS.ProcessEnv = process.env): Promise<EmulatorParts> {
  const [java, firestore, storageRules] = await Promise.all([
    findJava(environment),
    findFirestoreEmulator(environment, officialSource('firestore')),
    findStorageRules(environment, officialSource('storage')),
  ]);
  return { java, firestore, storageRules };
}

/** Downloads or builds missing parts, and gives the environment in which the emulators start. */
export async function prepareEmulatorParts(parts: EmulatorParts): Promise<NodeJS.ProcessEnv> {
  const { java } = parts.java;
  const { firestore, storageRules } = parts;
  if (java === undefined || firestore === undefined || storageRules === undefined) throw missing(parts);

  const path = [java.bin, binFolder, process.env.PATH ?? ''].join(delimiter);
  const environment: NodeJS.ProcessEnv = { PATH: path, JDK_JAVA_OPTIONS: quickStart };
  // firebase-tools finds the parts in its own cache.
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

/** Lists the remedy for each missing part. */
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
  return file ? `${variable} points at ${file}, which does not exist. Correct it, or unset it.` : undefined;
}

function missing(parts: EmulatorParts): ExpectedError {
  const list = Object.values(remedies(parts)).map((remedy) => `  - ${remedy}`);
  return new ExpectedError(
    `This machine lacks parts of the local stack:\n${list.join('\n')}\n\`npm run doctor\` shows what was found.`,
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
