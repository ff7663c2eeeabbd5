import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runLogged } from '../../process/child-process.ts';
import { ExpectedError } from '../../process/expected-error.ts';
import { type Java, minJavaVersion } from '../find-java.ts';
import { logsFolder } from '../run-folder.ts';

const adapterFolder = fileURLToPath(new URL('.', import.meta.url));
const toolTimeoutSeconds = 120;
/** The limit of the JAR specification for a line, in bytes. */
const maxLineBytes = 72;

/**
 * Makes a jar with only a manifest, which starts the Firestore emulator of `emulatorJar`. firebase-tools changes the mode of the
 * file that it starts, so the file must belong to this user.
 */
export async function wrapFirestoreJar(emulatorJar: string, java: Java, folder: string): Promise<string> {
  const name = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  return cached(join(folder, `firestore-${identity(emulatorJar)}.jar`), (jar, workFolder) =>
    pack(jar, workFolder, java, { 'Main-Class': name, 'Class-Path': pathToFileURL(emulatorJar).href }, []),
  );
}

/** Compiles the Storage rules adapter against the rules engine in the Firestore emulator's jar. */
export async function buildStorageRulesAdapter(emulatorJar: string, java: Java, folder: string): Promise<string> {
  const sources = readdirSync(adapterFolder)
    .filter((name) => name.endsWith('.java'))
    .map((name) => join(adapterFolder, name));
  return cached(join(folder, `storage-rules-${identity(emulatorJar, sources)}.jar`), async (jar, workFolder) => {
    const classes = join(workFolder, 'classes');
    const compile = ['--release', `${minJavaVersion}`, '-proc:none', '-cp', emulatorJar, '-d', classes, ...sources];
    await runTool('javac', compile, java, 'The Storage rules adapter could not be compiled.');
    const attributes = { 'Main-Class': 'StorageRulesRuntime', 'Class-Path': pathToFileURL(emulatorJar).href };
    await pack(jar, workFolder, java, attributes, ['-C', classes, '.']);
  });
}

async function cached(jar: string, build: (jar: string, workFolder: string) => Promise<void>): Promise<string> {
  if (existsSync(jar)) return jar;
  mkdirSync(join(jar, '..'), { recursive: true });
  const workFolder = mkdtempSync(join(tmpdir(), 'emulator-jar-'));
  try {
    // The jar gets its name only when it is complete, so that an interrupted build leaves no broken jar. `workFolder` may be on
    // another disk.
    const unfinished = `${jar}.${process.pid}`;
    await build(unfinished, workFolder);
    renameSync(unfinished, jar);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
  return jar;
}

async function pack(
  jar: string,
  workFolder: string,
  java: Java,
  attributes: Readonly<Record<string, string>>,
  content: readonly string[],
): Promise<void> {
  const manifestFile = join(workFolder, 'manifest.txt');
  writeFileSync(manifestFile, manifest(attributes));
  const create = ['--create', '--file', jar, '--manifest', manifestFile, ...content];
  await runTool('jar', create, java, 'The jar for the emulators could not be made.');
}

async function runTool(tool: string, args: readonly string[], java: Java, failure: string): Promise<void> {
  if (!java.isDevelopmentKit) {
    throw new ExpectedError(
      `The Java in ${java.bin} is a runtime only. A development kit (JDK) of version ${minJavaVersion} or later is needed, for \`${tool}\`.`,
    );
  }
  await runLogged(join(java.bin, tool), args, {
    log: join(logsFolder, `${tool}.log`),
    failure,
    timeoutSeconds: toolTimeoutSeconds,
  });
}

/**
 * Gives a short hash of the jar's sources. The path, size and date of the emulator's jar stand for its content, because it is
 * big.
 */
function identity(emulatorJar: string, sources: readonly string[] = []): string {
  const { size, mtimeMs } = statSync(emulatorJar);
  const hash = createHash('sha256').update(`${emulatorJar} ${size} ${mtimeMs}`);
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

/** Writes a JAR manifest. A long line continues in lines that begin with a space. */
export function manifest(attributes: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ 'Manifest-Version': '1.0', ...attributes }).flatMap(([name, value]) =>
    wrapped(`${name}: ${value}`),
  );
  return `${lines.join('\n')}\n`;
}

function wrapped(attribute: string): string[] {
  const lines: string[] = [];
  let line = '';
  // The loop goes by characters: the limit counts bytes, and a character must stay whole.
  for (const character of attribute) {
    if (Buffer.byteLength(line + character) > maxLineBytes) {
      lines.push(line);
      line = ' ';
    }
    line += character;
  }
  return [...lines, line];
}
