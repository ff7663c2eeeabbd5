import { copyFile, restoreDatabase, saveDatabase } from './operator/database-copy.ts';
import { emulatedFirestore, realFirestore } from './operator/firestore-rest.ts';
import { withProject } from './operator/with-project.ts';
import { readArguments, runCommandLine } from './process/command-line.ts';

const usage =
  'Say what and where: `npm run data -- save <folder>` or `npm run data -- restore <folder>`, with `--project <id>` for a real project instead of the local stack.';

/** `npm run data`: copies the whole database into a file, or puts it back. */
await runCommandLine(async () => {
  const { action, folder, project } = readArguments(
    usage,
    { project: { type: 'string' } },
    ({ project }, [action, folder, ...tooMany]) =>
      (action === 'save' || action === 'restore') && folder !== undefined && tooMany.length === 0
        ? ({ action, folder, project } as const)
        : undefined,
  );
  return withProject(project, 'firestore', async (app) => {
    const firestore = project === undefined ? emulatedFirestore() : realFirestore(project, app);
    const count = action === 'save' ? await saveDatabase(firestore, folder) : await restoreDatabase(firestore, folder);
    const documents = count === 1 ? '1 document' : `${count} documents`;
    console.log(
      action === 'save'
        ? `Saved ${documents} to ${copyFile(folder)}.`
        : `Restored ${documents} from ${copyFile(folder)}.`,
    );
    return 0;
  });
});
