import { parseArgs } from 'node:util';
import { copyFile, restoreDatabase, saveDatabase } from './stack/database-copy.ts';
import { ExpectedFailure, runCommandLine } from './stack/expected-failure.ts';
import { emulatedFirestore, realFirestore } from './stack/firestore-rest.ts';
import { withProject } from './stack/with-project.ts';

const usage =
  'Say what and where: `npm run data -- save <folder>` or `npm run data -- restore <folder>`, with `--project <id>` for a real project instead of the local stack.';

/** `npm run data`: copies the whole database into a file, or puts it back. */
await runCommandLine(async () => {
  const { action, folder, project } = readArguments();
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

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { project: { type: 'string' } }, allowPositionals: true });
    const [action, folder, ...tooMany] = positionals;
    if ((action === 'save' || action === 'restore') && folder !== undefined && tooMany.length === 0) {
      return { action, folder, project: values.project } as const;
    }
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new ExpectedFailure(usage);
}
