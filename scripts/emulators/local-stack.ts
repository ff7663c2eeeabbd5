import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { buildFunctionsIfChanged, makeServedFolder, serveLocalSite } from '../build/builds.ts';
import { stopChildren } from '../process/child-process.ts';
import { stage } from '../process/command-line.ts';
import { root } from '../process/paths.ts';
import { isCached, officialSource } from './find-emulators.ts';
import { requireFreePorts } from './free-ports.ts';
import { holdPorts, refuseOtherLauncher, tellReady } from './launcher-port.ts';
import { writeLocalConfig } from './local-config.ts';
import { endMailCatcher, isRecorded, startMailCatcher, stopMailCatcher } from './mail-catcher.ts';
import { type PortName, portOffset } from './ports.ts';
import { findEmulatorParts, prepareEmulatorParts } from './prepare.ts';
import { startEmulators, stopEmulators } from './suite.ts';

/** The ports of everything except the site itself. */
const backendPorts = [
  'hosting',
  'functions',
  'firestore',
  'firestoreRequests',
  'auth',
  'storage',
  'tasks',
  'eventarc',
  'hub',
  'logging',
  'smtp',
  'mailbox',
] as const satisfies readonly PortName[];

/** The limit for parts to stop when another part could not start. */
const stopTimeoutSeconds = 30;

interface StackOptions {
  /** The folder that keeps the data between runs. Without it, the stack starts empty and keeps nothing. */
  dataFolder?: string;
  /** Whether Hosting needs the built site. */
  withSite: boolean;
  /** Further ports that the caller will use. */
  morePorts?: readonly PortName[];
}

/** A running local stack. */
export interface Stack {
  /** Settles when a part of the stack ends by itself; gives the name of the part. */
  broken: Promise<string>;
  hasEmulatorUi: boolean;
  /** Saves the data and stops everything that was started. */
  stop(): Promise<void>;
}

/** Builds if needed, and starts the emulators and the email catcher. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { dataFolder, withSite, morePorts = [] } = options;
  const withUi = isCached(officialSource('ui'));
  const names: PortName[] = [...backendPorts, ...(withUi ? (['ui'] as const) : []), ...morePorts];
  const isHeld = await holdPorts(portOffset(), { root, ports: ['launcher', ...names] });
  if (!isHeld) await refuseOtherLauncher(portOffset());
  await requireFreePorts(isHeld ? names : ['launcher', ...names]);
  const environment = await stage('Looking for Java and the emulators', async () =>
    prepareEmulatorParts(await findEmulatorParts()),
  );
  await buildFunctionsIfChanged();
  makeServedFolder();
  // The record finds the email catcher even if a test has replaced it.
  process.once('exit', endMailCatcher);
  try {
    // Both start at the same time, because they take most of a first start. Hosting serves the site as soon as the site is
    // built.
    const [mailCatcher, emulators] = await Promise.all([
      stage('Starting the email catcher', () =>
        startMailCatcher(dataFolder === undefined ? undefined : join(dataFolder, 'mail'), true),
      ),
      stage('Starting the emulators', () =>
        startEmulators({
          configFile: writeLocalConfig(withUi),
          environment,
          ...(dataFolder === undefined ? {} : { dataFolder: join(dataFolder, 'emulators') }),
        }),
      ),
      withSite ? serveLocalSite() : undefined,
    ]);
    tellReady();
    return {
      broken: Promise.race([mailCatcherBroke(mailCatcher), endOf(emulators, 'The emulator suite')]),
      hasEmulatorUi: withUi,
      stop: async () => {
        await stopEmulators(emulators);
        await stopMailCatcher();
      },
    };
  } catch (error) {
    await stopChildren(stopTimeoutSeconds);
    throw error;
  }
}

/** Settles when the email catcher ends, unless a test has replaced it. */
async function mailCatcherBroke(child: ChildProcess): Promise<string> {
  const name = await endOf(child, 'The email catcher');
  return isRecorded(child) ? name : new Promise(() => undefined);
}

function endOf(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve(name));
  });
}
