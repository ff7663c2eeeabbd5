import { createInterface } from 'node:readline/promises';
import { operatorAuthor } from '../../contract/shared/author.ts';
import { collections } from '../../contract/shared/collections.ts';
import { removeAdmin } from '../../functions/src/team/remove-admin.ts';
import { readArguments } from '../process/command-line.ts';
import { ExpectedError } from '../process/expected-error.ts';
import { countOf, eraseEverywhere, findPerson, printedPerson } from './person.ts';
import { projectBucket } from './project-bucket.ts';
import { withProject } from './with-project.ts';

const usage =
  'Name the action and the address: `npm run person -- export name@example.com` or `npm run person -- erase name@example.com`, with `--project <id>` for a real project instead of the local stack, `--bucket <name>` if its PDFs are not in `<id>.firebasestorage.app`, and `--yes` to erase without a question.';

/** Prints or deletes everything that the database holds about one person, and gives the exit code. */
export async function personCommand(): Promise<number> {
  const { action, email, project, bucket, yes } = readArguments(
    usage,
    { project: { type: 'string' }, bucket: { type: 'string' }, yes: { type: 'boolean', default: false } },
    (values, [action, email, ...tooMany]) =>
      (action === 'export' || action === 'erase') && email?.includes('@') && tooMany.length === 0
        ? ({ action, email, ...values } as const)
        : undefined,
  );
  return withProject(project, 'firestore', async (app) => {
    const records = await findPerson(email);
    if (action === 'export') {
      console.log(await printedPerson(records));
      return 0;
    }
    const count = countOf(records);
    if (!yes && !(await isConfirmed(`Delete ${count} of ${email} for good?`))) {
      console.log('Nothing was deleted.');
      return 1;
    }
    process.env.FILES_BUCKET = projectBucket(app, project, bucket).name;
    for (const { reference } of records.mentions)
      if (reference.parent.id === collections.admins) await removeAdmin(reference.id, operatorAuthor);
    await eraseEverywhere(email);
    console.log(`Deleted ${count}. Emails in mailboxes are not deleted.`);
    return 0;
  });
}

async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new ExpectedError(`${question} There is no terminal to confirm this: add \`--yes\`.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question} Type "yes": `)).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
