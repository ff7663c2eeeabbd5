import { createInterface } from 'node:readline/promises';
import { operatorAuthor } from '../contract/shared/author.ts';
import { leaveDesk } from '../functions/src/desk/assign-submission.ts';
import { db } from '../functions/src/shared/firebase.ts';
import { removeAdmin } from '../functions/src/team/remove-admin.ts';
import { countOf, erasePerson, exportPerson, findPerson } from './operator/person.ts';
import { projectBucket } from './operator/project-bucket.ts';
import { withProject } from './operator/with-project.ts';
import { readArguments, runCommandLine } from './process/command-line.ts';
import { ExpectedError } from './process/expected-error.ts';

const usage =
  'Name the action and the address: `npm run person -- export name@example.com` or `npm run person -- erase name@example.com`, with `--project <id>` for a real project instead of the local stack, `--bucket <name>` if its PDFs are not in `<id>.firebasestorage.app`, and `--yes` to erase without a question.';

/** `npm run person`: prints or deletes everything that the database holds about one person. */
await runCommandLine(async () => {
  const { action, email, project, bucket, yes } = readArguments(
    usage,
    { project: { type: 'string' }, bucket: { type: 'string' }, yes: { type: 'boolean', default: false } },
    (values, [action, email, ...tooMany]) =>
      (action === 'export' || action === 'erase') && email?.includes('@') && tooMany.length === 0
        ? ({ action, email, ...values } as const)
        : undefined,
  );
  return withProject(project, 'firestore', async (app) => {
    const firestore = db();
    const records = await findPerson(firestore, email);
    if (action === 'export') {
      console.log(exportPerson(email, records));
      return 0;
    }
    const count = countOf(records);
    if (!yes && !(await isConfirmed(`Delete ${count} of ${email} for good?`))) {
      console.log('Nothing was deleted.');
      return 1;
    }
    process.env.FILES_BUCKET = projectBucket(app, project, bucket).name;
    for (const { id } of records.adminRecords) await removeAdmin(leaveDesk, id, operatorAuthor);
    await erasePerson(
      firestore,
      // The history of the team records the end of an admin.
      records.adminRecords.length > 0 ? await findPerson(firestore, email) : records,
    );
    console.log(`Deleted ${count}. Emails in mailboxes are not deleted.`);
    return 0;
  });
});

async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new ExpectedError(`${question} There is no terminal to confirm this: add \`--yes\`.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question} Type "yes": `)).trim().toLowerCase() === 'yes';
  } finally {
    terminal.close();
  }
}
