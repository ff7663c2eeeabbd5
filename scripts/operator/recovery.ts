import { readFile } from 'node:fs/promises';
import { pdfFolder } from '@site/contract/jobs/pdf';
import type { Auth } from 'firebase-admin/auth';
import { claimedPdfs } from '../../functions/src/jobs/job-pdf.ts';
import { type AccountCopy, copyAccounts, maxAccounts } from '../../functions/src/nightly/account-copies.ts';
import { pauseSchedules } from '../../functions/src/nightly/scheduled-run.ts';
import type { Bucket } from '../../functions/src/shared/firebase.ts';
import { objectPages } from '../../functions/src/shared/objects.ts';
import { ExpectedError } from '../process/expected-error.ts';

// Google restores the database, and `gcloud storage` the PDFs and files: docs/deploy.md, "Backup and restore". This file does
// the rest: it pauses the scheduled functions during the restore, and creates missing accounts.

/**
 * Three days are enough to check the restored data. A forgotten pause must end, because data is deleted within a promised time.
 */
const pauseMilliseconds = 3 * 24 * 3_600_000;

/** Pauses the scheduled functions while data is restored; gives the end of the pause. */
export async function pauseForRestoring(): Promise<Date> {
  const pausedUntil = new Date(Date.now() + pauseMilliseconds);
  await pauseSchedules({ pausedUntil, reason: 'A copy is being restored.' });
  return pausedUntil;
}

/** Gives the PDFs that jobs claim but that do not exist. */
export async function missingPdfs(bucket: Bucket): Promise<string[]> {
  const missing = new Set((await claimedPdfs()).claimed);
  for await (const page of objectPages(bucket, pdfFolder)) for (const { name } of page) missing.delete(name);
  return [...missing].sort();
}

/** A restored account, and the link with which its owner chooses a new password. */
export interface RestoredAccount {
  email: string;
  link: string;
}

/**
 * Creates the missing accounts of a night's `accounts.json`, each with its id and its claims; existing accounts do not change.
 * A copy contains no passwords, so each account gets a link with which its owner chooses one.
 */
export async function restoreAccounts(auth: Auth, file: string): Promise<RestoredAccount[]> {
  const saved = await savedAccounts(file);
  // The existing accounts are found first: an import would replace an account with the same id, and add a second one with the
  // same address.
  const present = await copyAccounts(auth);
  const taken = new Set(present.flatMap(({ uid, email }) => [uid, email]));
  const missing = saved.filter(({ uid, email }) => !taken.has(uid) && !(email && taken.has(email)));
  for (let done = 0; done < missing.length; done += maxAccounts) {
    const { errors } = await auth.importUsers(missing.slice(done, done + maxAccounts));
    if (errors[0]) throw errors[0].error;
  }
  const restored: RestoredAccount[] = [];
  for (const { email, disabled } of missing) {
    if (email && !disabled) restored.push({ email, link: await auth.generatePasswordResetLink(email) });
  }
  return restored;
}

async function savedAccounts(file: string): Promise<AccountCopy[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new ExpectedError(`${file} is not a copy of accounts: name the accounts.json of a night.`);
  }
}
