import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installedBrowser, isRootOnDebian } from '../process/browser.ts';
import { binFolder, root } from '../process/paths.ts';
import { isCached, isReachable, officialSource } from './find-emulators.ts';
import { busyPorts, likelyHolder, portPurposes } from './free-ports.ts';
import { type Launcher, launcherAt } from './launcher-port.ts';
import { type PortName, portOffset, portsAt } from './ports.ts';
import { type EmulatorParts, findEmulatorParts, remedies } from './prepare.ts';

/** The result of the search for one part. An `optional` part is not needed. */
export interface Finding {
  part: string;
  state: 'good' | 'missing' | 'optional';
  found: string;
}

/** Looks for everything that the local stack and the tests need. */
export async function examine(): Promise<Finding[]> {
  const [parts, npm, ui, mail, portFindings] = await Promise.all([
    findEmulatorParts(),
    versionOf('npm'),
    examineUi(),
    versionOf(`${binFolder}/maildev`),
    examinePorts(),
  ]);
  return [
    { part: 'Node', state: 'good', found: `${process.versions.node}, ${process.execPath}` },
    npm === undefined ? missing('npm', 'It comes with Node: https://nodejs.org.') : good('npm', npm),
    examineJava(parts),
    examineFirestore(parts),
    examineStorageRules(parts),
    ui,
    examineBrowser(),
    mail === undefined ? missing('Email catcher', 'Run `npm ci`.') : good('Email catcher', `maildev ${mail}`),
    ...portFindings,
  ];
}

function examineJava(parts: EmulatorParts): Finding {
  const { java } = parts.java;
  if (java === undefined) return missing('Java', remedies(parts).java);
  return good(
    'Java',
    `${java.version} (${java.isDevelopmentKit ? 'JDK' : 'runtime only, without javac'}), ${java.bin}`,
  );
}

function examineFirestore(parts: EmulatorParts): Finding {
  const part = 'Firestore emulator';
  const { firestore } = parts;
  if (firestore === undefined) return missing(part, remedies(parts).firestore);
  if (firestore.from === 'download') return good(part, `will be downloaded from ${firestore.url}`);
  return good(part, `${firestore.from}: ${firestore.jar}`);
}

function examineStorageRules(parts: EmulatorParts): Finding {
  const part = 'Storage rules runtime';
  const { storageRules, java, firestore } = parts;
  if (storageRules === undefined) return missing(part, remedies(parts).storageRules);
  if (storageRules.from === 'download') return good(part, `will be downloaded from ${storageRules.url}`);
  if (storageRules.from !== 'adapter') return good(part, `${storageRules.from}: ${storageRules.jar}`);
  if (firestore !== undefined && java.java?.isDevelopmentKit === true) {
    return good(part, "built here, on the rules engine in the Firestore emulator's jar");
  }
  return missing(part, 'To build it here, install a JDK and the Firestore emulator: see above.');
}

async function examineUi(): Promise<Finding> {
  const part = 'Emulator UI';
  const official = officialSource('ui');
  if (isCached(official)) return good(part, official.file);
  const reachable = await isReachable(official);
  return {
    part,
    state: 'optional',
    found: reachable
      ? 'can be downloaded: npx firebase setup:emulators:ui'
      : 'not installed and out of reach; nothing needs it',
  };
}

function examineBrowser(): Finding {
  const part = 'Browser for the tests';
  const file = installedBrowser();
  if (file !== undefined) return good(part, file);
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return missing(part, `CHROMIUM_PATH points at ${CHROMIUM_PATH}, which does not exist.`);
  const way = isRootOnDebian() ? 'installed by `npm test` (apt-get)' : 'downloaded by `npm test` (playwright install)';
  return { part, state: 'optional', found: `will be ${way}` };
}

async function examinePorts(): Promise<Finding[]> {
  const offset = portOffset();
  const numbers = portsAt(offset);
  const names = Object.keys(numbers) as PortName[];
  const [busy, launcher] = await Promise.all([busyPorts(names, numbers), launcherAt(offset)]);
  return names.map((name) =>
    busy.includes(name)
      ? examineBusyPort(name, numbers[name], launcher, root)
      : good(`Port ${numbers[name]}`, `free, for ${portPurposes[name]}`),
  );
}

/** Tells a port of this checkout's own stack from one of another stack or program. */
export function examineBusyPort(
  name: PortName,
  number: number,
  launcher: Launcher | undefined,
  ownRoot: string,
): Finding {
  const part = `Port ${number}`;
  if (!launcher?.ports.includes(name))
    return missing(part, `in use; ${portPurposes[name]} needs it (${likelyHolder(number)})`);
  const whose = `\`${launcher.command}\`, process ${launcher.processId}`;
  if (launcher.root === ownRoot) return good(part, `this project's own: ${portPurposes[name]} (${whose})`);
  return missing(part, `in use by the stack of ${launcher.root} (${whose}); ${portPurposes[name]} needs it`);
}

async function versionOf(command: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(command, ['--version'], { timeout: 20_000 });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

function good(part: string, found: string): Finding {
  return { part, state: 'good', found };
}

function missing(part: string, found = 'not found'): Finding {
  return { part, state: 'missing', found };
}
