import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startLogged, untilReady } from '../process/child-process.ts';
import { root } from '../process/paths.ts';
import { host, mailboxOrigin, ports } from './addresses.ts';
import { logsFolder, runFolder } from './run-folder.ts';

/** The process of the email catcher and the folder of its emails. A test may stop it and start another one. */
interface MailCatcherRecord {
  processId: number;
  mailFolder?: string;
}

const recordFile = join(runFolder, 'mail-catcher.json');

/**
 * Starts the email catcher of the local stack. With a folder, the catcher keeps its emails. A catcher that a test starts again
 * outlives the test.
 */
export async function startMailCatcher(mailFolder?: string, endsWithUs = false): Promise<ChildProcess> {
  if (mailFolder !== undefined) mkdirSync(mailFolder, { recursive: true });
  const record = (child: ChildProcess) => {
    if (child.pid !== undefined) writeFileSync(recordFile, JSON.stringify({ processId: child.pid, mailFolder }));
  };
  return launchMailCatcher(ports, 'mail-catcher', mailFolder, record, endsWithUs);
}

/**
 * Starts an email catcher at these ports, reachable from this machine only, and waits until the catcher answers. Calls
 * `onStart` as soon as the process runs.
 */
export async function launchMailCatcher(
  at: { smtp: number; mailbox: number },
  name: string,
  mailFolder?: string,
  onStart: (child: ChildProcess) => void = () => undefined,
  endsWithUs = false,
): Promise<ChildProcess> {
  const log = join(logsFolder, `${name}.log`);
  const program = join(root, 'node_modules', 'maildev', 'bin', 'maildev');
  const args = [program, '--ip', host, '--smtp', `${at.smtp}`, '--web', `${at.mailbox}`];
  if (mailFolder !== undefined) args.push('--mail-directory', mailFolder);
  const child = startLogged(process.execPath, args, { log, endsWithUs });
  onStart(child);
  const isReady = () => mailboxAnswers(`http://${host}:${at.mailbox}`);
  await untilReady(child, { log, what: 'The email catcher', timeoutSeconds: 60, isReady });
  return child;
}

/** Stops the email catcher of the local stack and waits for its end. Gives a function that starts the catcher again. */
export async function stopMailCatcher(): Promise<() => Promise<ChildProcess>> {
  const mailFolder = readRecord()?.mailFolder;
  endMailCatcher();
  for (let tries = 0; tries < 100 && (await mailboxAnswers()); tries += 1) await delay(100);
  return () => startMailCatcher(mailFolder);
}

/** Ends the email catcher, if there is one, without waiting. */
export function endMailCatcher(): void {
  const record = readRecord();
  if (record === undefined) return;
  rmSync(recordFile, { force: true });
  try {
    process.kill(process.platform === 'win32' ? record.processId : -record.processId);
  } catch {
    // The process has already ended.
  }
}

/** Tells whether a process is the stack's email catcher, and not one that a test has stopped. */
export function isRecorded(child: ChildProcess): boolean {
  return readRecord()?.processId === child.pid;
}

function readRecord(): MailCatcherRecord | undefined {
  if (!existsSync(recordFile)) return undefined;
  return JSON.parse(readFileSync(recordFile, 'utf8')) as MailCatcherRecord;
}

async function mailboxAnswers(origin = mailboxOrigin): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
