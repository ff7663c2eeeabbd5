import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Delivery, QuarantineReason } from '@ohmbridge/contract/mail/mail';
import { collections } from '@ohmbridge/contract/shared/collections';
import { ExpectedError } from '../process/expected-error.ts';
import type { FirestoreRest, StoredDocument } from './firestore-rest.ts';

// Firestore takes 500 documents and 10 MiB at once.
const maxDocuments = 200;
const maxCharacters = 2_000_000;

/** The file of a copy: a document a line. */
export function copyFile(folder: string): string {
  return join(folder, 'firestore.jsonl');
}

/** Writes every document of a database into a new file, which only its owner may read; gives their number. */
export async function saveDatabase(firestore: FirestoreRest, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const name = copyFile(folder);
  if (existsSync(name)) throw new ExpectedError(`${name} is there already. Name another folder.`);
  // Written aside, so that half a copy is never mistaken for a whole one.
  const unfinished = `${name}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const count = await writeDocuments(firestore, unfinished);
    await rename(unfinished, name);
    return count;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeDocuments(firestore: FirestoreRest, name: string): Promise<number> {
  const file = await open(name, 'wx', 0o600);
  let count = 0;
  try {
    for await (const document of firestore.documents()) {
      await file.write(`${asLine(document)}\n`);
      count += 1;
    }
  } finally {
    await file.close();
  }
  return count;
}

/**
 * Puts every document of a copy back as it was, over what has its name now; others stay. Mails that had not gone out
 * are quarantined. Gives the number of documents.
 */
export async function restoreDatabase(firestore: FirestoreRest, folder: string): Promise<number> {
  const name = copyFile(folder);
  if (!existsSync(name)) throw new ExpectedError(`There is no ${name}.`);
  let waiting: StoredDocument[] = [];
  let characters = 0;
  let count = 0;
  const now = new Date();
  const flush = async () => {
    if (waiting.length > 0) await firestore.write(waiting);
    count += waiting.length;
    waiting = [];
    characters = 0;
  };
  for await (const line of createInterface({ input: createReadStream(name), crlfDelay: Infinity })) {
    if (waiting.length === maxDocuments || characters + line.length > maxCharacters) await flush();
    waiting.push(quarantined(JSON.parse(line) as StoredDocument, now));
    characters += line.length;
  }
  await flush();
  return count;
}

interface StoredMail {
  delivery?: { mapValue: { fields: { state: { stringValue: Delivery['state'] } } & Record<string, unknown> } };
}

/** States in which a restored mail stays: it went out, waits for an admin already, or was deleted by one. */
const settled: readonly Delivery['state'][] = ['SUCCESS', 'HELD', 'DISCARDED'];

/** A mail that had not gone out, given up ones included, may have been sent since the copy was made: an admin has to look first. */
function quarantined({ path, fields }: StoredDocument, now: Date): StoredDocument {
  const delivery = path.startsWith(`${collections.mail}/`)
    ? (fields as StoredMail).delivery?.mapValue.fields
    : undefined;
  if (delivery === undefined || settled.includes(delivery.state.stringValue)) return { path, fields };
  const state: Delivery['state'] = 'HELD';
  const error: QuarantineReason = 'restored';
  const held = {
    ...delivery,
    state: { stringValue: state },
    endTime: { timestampValue: now.toISOString() },
    leaseExpireTime: { nullValue: null },
    error: { stringValue: error },
  };
  return { path, fields: { ...fields, delivery: { mapValue: { fields: held } } } };
}

/** JSON on one line for Node's reader too, to which U+2028 and U+2029 are ends of a line. */
function asLine(document: StoredDocument): string {
  return JSON.stringify(document).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
