import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, getApp } from 'firebase-admin/app';
import { enqueueIntake } from '../../functions/src/desk/intake.ts';
import { sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { stage } from '../process/command-line.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { demoAdmin } from '../seed/accounts.ts';
import { seedStack } from '../seed/seed.ts';
import { emulatorEnvironment, mailboxOrigin, ports, siteOrigin } from './addresses.ts';
import { type Stack, startStack } from './local-stack.ts';
import { dataFolder, logsFolder } from './run-folder.ts';

type DeveloperStackOptions = Pick<Parameters<typeof startStack>[0], 'withSite' | 'morePorts'> & {
  /** Delete the data of earlier runs. */
  fresh: boolean;
};

const seededFile = join(dataFolder, 'seeded');

/** Starts the stack with a developer's data. It is seeded once, so deleted documents stay deleted. */
export async function startDeveloperStack({ fresh, ...options }: DeveloperStackOptions): Promise<Stack> {
  if (fresh) rmSync(dataFolder, { recursive: true, force: true });
  const stack = await startStack({ ...options, dataFolder });
  try {
    if (!existsSync(seededFile)) {
      await stage('Adding the first jobs and accounts', seedStack);
      mkdirSync(dataFolder, { recursive: true });
      writeFileSync(seededFile, '');
    }
    await stage('Queueing the emails and submissions that were waiting', catchUp);
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack;
}

/** Prints the addresses of the stack, and how to stop it. */
export function announce(stack: Stack, origin: string): void {
  const lines = [
    ['Website', origin],
    ['Admin area', `${origin}/login   ${demoAdmin.email} / ${demoAdmin.password}`],
    ['Sent emails', mailboxOrigin],
    ...(origin === siteOrigin ? [] : [['API', `${siteOrigin}/api`]]),
    ...(stack.hasEmulatorUi ? [['Emulator UI', `http://127.0.0.1:${ports.ui}`]] : []),
  ];
  console.log(
    `\n${lines.map(([name = '', address]) => `  ${name.padEnd(20)}${address}`).join('\n')}\n\nCtrl-C stops everything.`,
  );
}

/** Keeps a stack running until Ctrl-C, or until one of its parts ends. Then stops the whole stack. */
export async function runUntilStopped(stack: Stack, interrupted: Promise<void>): Promise<number> {
  const broken = await Promise.race([stack.broken, interrupted]);
  console.log();
  await stage('Saving the data and stopping everything', () => stack.stop());
  if (broken !== undefined) throw new ExpectedError(`${broken} has stopped by itself. The logs are in ${logsFolder}.`);
  return 0;
}

/**
 * Queues the emails and submissions again that were waiting when the stack stopped. The Cloud Tasks emulator forgets its tasks,
 * and the emulators run no scheduled jobs.
 */
async function catchUp(): Promise<void> {
  Object.assign(process.env, emulatorEnvironment);
  try {
    await sweepOutbox(new Date(), 0);
    await enqueueIntake();
  } finally {
    await deleteApp(getApp());
  }
}
