import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startLogged, untilReady } from '../process/child-process.ts';
import { binFolder, logsFolder, runFolder } from '../process/paths.ts';
import { host, mailboxOrigin, ports } from './addresses.ts';

// Says which process it is, because a test stops the mail catcher and puts another one in its place.
const processFile = join(runFolder, 'mail-catcher.pid');

/** Starts the mail catcher, reachable from this machine only. With a folder, it remembers its mail. */
export async function startMailCatcher(mailFolder?: string): Promise<ChildProcess> {
  const log = join(logsFolder, 'mail-catcher.log');
  const args = ['--ip', host, '--smtp', `${ports.smtp}`, '--web', `${ports.mailbox}`];
  if (mailFolder !== undefined) {
    mkdirSync(mailFolder, { recursive: true });
    args.push('--mail-directory', mailFolder);
  }
  const child = startLogged(join(binFolder, 'maildev'), args, { log });
  if (child.pid !== undefined) writeFileSync(processFile, `${child.pid}`);
  await untilReady(child, { log, what: 'The mail catcher', timeoutSeconds: 60, isReady: mailboxAnswers });
  return child;
}

/** Stops the mail catcher of the local stack, whoever started it, and waits for its end. */
export async function stopMailCatcher(): Promise<void> {
  endMailCatcher();
  for (let tries = 0; tries < 100 && (await mailboxAnswers()); tries += 1) await delay(100);
}

/** Ends the mail catcher without waiting; does nothing if there is none. */
export function endMailCatcher(): void {
  try {
    const processId = Number(readFileSync(processFile, 'utf8'));
    rmSync(processFile);
    process.kill(process.platform === 'win32' ? processId : -processId);
  } catch {
    // It has ended already, and its file with it.
  }
}

async function mailboxAnswers(): Promise<boolean> {
  try {
    return (await fetch(`${mailboxOrigin}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
