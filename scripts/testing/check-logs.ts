import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { senderOf, timelineCollections } from '@site/contract/desk/submission-record';
import { collections } from '@site/contract/shared/collections';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId } from '../emulators/addresses.ts';
import { logsFolder } from '../emulators/run-folder.ts';
import { demoAdmin, demoVisitor } from '../seed/accounts.ts';
import type { Counts } from './counts.ts';
import { leaksIn } from './log-leaks.ts';
import type { Output } from './output.ts';

// The logs of the functions, Hosting and the database. The debug log of the suite is not searched: in it the emulators exchange
// whole events, which happens inside Google Cloud after a deployment.
const logs = ['emulators.log', 'firestore-debug.log'];

/** The options of forms, and the words that the hiring desk adds. Such words do not identify a person. */
const notTyped = new Set(['country', 'phoneCode', 'position', 'status', 'reference']);

/** Searches the logs of the stack for texts that the tests have typed into forms; counts as one check. */
export async function checkLogs({ say }: Output): Promise<Counts> {
  const typed = [...(await submittedTexts()), demoAdmin.password, demoVisitor.password];
  const leaks = logs
    .map((name) => join(logsFolder, name))
    .filter(existsSync)
    .flatMap((file) =>
      leaksIn(stripVTControlCharacters(readFileSync(file, 'utf8')), typed).map((leak) => ({ file, leak })),
    );
  for (const { file, leak } of leaks) say(`${file} contains typed words: ${leak.slice(0, 60)}`);
  say(`Looked for ${typed.length} texts in the logs of the stack: ${leaks.length} found.`);
  return leaks.length === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['What was typed stands in a log'] };
}

/** Gives every text of the stored submissions and answers. */
async function submittedTexts(): Promise<string[]> {
  Object.assign(process.env, emulatorEnvironment);
  const app = initializeApp({ projectId }, 'check-logs');
  try {
    const database = getFirestore(app);
    const answers = database.collectionGroup(timelineCollections.messages).where('from', 'in', Object.values(senderOf));
    const snapshots = await Promise.all([
      ...[collections.enquiries, collections.applications].map((name) => database.collection(name).get()),
      answers.select('text').get(),
    ]);
    return [...new Set(snapshots.flatMap(({ docs }) => docs.flatMap((document) => textsOf(document.data()))))];
  } finally {
    await deleteApp(app);
  }
}

function textsOf(submission: DocumentData): string[] {
  return Object.entries(submission).flatMap(([field, value]) =>
    typeof value === 'string' && !notTyped.has(field) ? [value] : [],
  );
}
