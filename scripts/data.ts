import { getAuth } from 'firebase-admin/auth';
import { resumeSchedules } from '../functions/src/nightly/scheduled-run.ts';
import { projectBucket } from './operator/project-bucket.ts';
import { missingPdfs, pauseForRestoring, restoreAccounts } from './operator/recovery.ts';
import { withProject } from './operator/with-project.ts';
import { readArguments, runCommandLine } from './process/command-line.ts';

const usage =
  'Name the action: `npm run data -- pause` or `npm run data -- resume` for the scheduled functions, `npm run data -- restore-accounts <accounts.json>` for the accounts of a backup. With `--project <id>` for a real project instead of the local stack, and `--bucket <name>` if its PDFs are not in `<id>.firebasestorage.app`.';

const actions = ['pause', 'resume', 'restore-accounts'] as const;
type Action = (typeof actions)[number];

const isAction = (word: string | undefined): word is Action => actions.some((action) => action === word);

/** `npm run data`: helps to restore a backup, as docs/deploy.md describes. */
await runCommandLine(async () => {
  const { action, file, project, bucket } = readArguments(
    usage,
    { project: { type: 'string' }, bucket: { type: 'string' } },
    (values, [action, file, ...tooMany]) =>
      isAction(action) && (action === 'restore-accounts') === (file !== undefined) && tooMany.length === 0
        ? { action, file: file ?? '', ...values }
        : undefined,
  );
  return withProject(project, 'firestore', async (app) => {
    if (action === 'restore-accounts') printRestored(await restoreAccounts(getAuth(app), file));
    else if (action === 'pause') printPaused(await pauseForRestoring());
    else {
      printMissing(await missingPdfs(projectBucket(app, project, bucket)));
      await resumeSchedules();
      console.log('The scheduled functions run again.');
    }
    return 0;
  });
});

function printPaused(until: Date): void {
  console.log(`The scheduled functions are paused until ${until.toISOString()}, or until \`npm run data -- resume\`.`);
}

function printRestored(accounts: Awaited<ReturnType<typeof restoreAccounts>>): void {
  console.log(`Restored ${accounts.length} accounts.`);
  if (accounts.length === 0) return;
  console.log('\nA copy has no passwords. Send each owner their link to choose a new one:');
  for (const { email, link } of accounts) console.log(`  ${email}: ${link}`);
}

function printMissing(paths: readonly string[]): void {
  if (paths.length > 0) console.error(`\nThe PDFs of some jobs are missing:\n  ${paths.join('\n  ')}`);
}
