import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { resumeSchedules } from '../functions/src/nightly/schedules/run-records.ts';
import { openFirestore } from '../functions/src/shared/firebase.ts';
import { emulatedFirestore, realFirestore } from './operator/firestore-rest.ts';
import { projectBucket } from './operator/project-bucket.ts';
import {
  missingPdfs,
  type ProjectData,
  pauseForRestoring,
  type Restored,
  restoreProject,
  saveProject,
} from './operator/recovery.ts';
import { withProject } from './operator/with-project.ts';
import { readArguments, runCommandLine } from './process/command-line.ts';

const usage =
  'Say what and where: `npm run data -- save <folder>` or `npm run data -- restore <folder>`; `npm run data -- pause` or `npm run data -- resume` for the scheduled functions. With `--project <id>` for a real project instead of the local stack, and `--bucket <name>` if its PDFs are not in `<id>.firebasestorage.app`.';

const actions = ['save', 'restore', 'pause', 'resume'] as const;
type Action = (typeof actions)[number];

const isAction = (word: string | undefined): word is Action => actions.some((action) => action === word);
const needsFolder = (action: Action) => action === 'save' || action === 'restore';

const act: Record<Action, (data: ProjectData, folder: string) => Promise<void>> = {
  async save(data, folder) {
    const { documents, pdfs, files, accounts } = await saveProject(data, folder);
    console.log(`Saved ${documents} documents, ${pdfs} PDFs, ${files} files and ${accounts} accounts to ${folder}.`);
  },
  async restore(data, folder) {
    tellRestored(await restoreProject(data, folder), folder);
  },
  async pause({ firestore }) {
    const until = await pauseForRestoring(firestore);
    console.log(
      `The scheduled functions are paused until ${until.toISOString()}, or until \`npm run data -- resume\`.`,
    );
  },
  async resume(data) {
    tellMissing(await missingPdfs(data));
    await resumeSchedules(data.firestore);
    console.log('The scheduled functions run again.');
  },
};

/** `npm run data`: copies database, PDFs, files and accounts into a folder, or puts them back. */
await runCommandLine(async () => {
  const { action, folder, project, bucket } = readArguments(
    usage,
    { project: { type: 'string' }, bucket: { type: 'string' } },
    (values, [action, folder, ...tooMany]) =>
      isAction(action) && needsFolder(action) === (folder !== undefined) && tooMany.length === 0
        ? { action, folder: folder ?? '', ...values }
        : undefined,
  );
  return withProject(project, 'firestore', async (app) => {
    await act[action](dataOf(app, project, bucket), folder);
    return 0;
  });
});

function dataOf(app: App, project: string | undefined, bucket: string | undefined): ProjectData {
  return {
    firestore: openFirestore(app),
    documents: project === undefined ? emulatedFirestore() : realFirestore(project, app),
    bucket: projectBucket(app, project, bucket),
    auth: getAuth(app),
  };
}

function tellRestored({ documents, pdfs, files, accounts, missingPdfs }: Restored, folder: string): void {
  console.log(
    `Restored ${documents} documents, ${pdfs} PDFs, ${files} files and ${accounts.length} accounts from ${folder}.`,
  );
  if (accounts.length > 0) {
    console.log('\nPasswords are not part of a copy. Give each of these to its owner, to choose a new one:');
    for (const { email, link } of accounts) console.log(`  ${email}: ${link}`);
  }
  tellMissing(missingPdfs);
  console.log(
    '\nThe scheduled functions are paused. Look at the site and at the quarantine, erase again whom you have erased since, then: `npm run data -- resume`.',
  );
}

function tellMissing(paths: readonly string[]): void {
  if (paths.length > 0) console.error(`\nJobs point at PDFs that are not there:\n  ${paths.join('\n  ')}`);
}
