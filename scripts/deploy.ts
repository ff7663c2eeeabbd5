import { join } from 'node:path';
import { identity, sharedWords } from '@site/contract/firm/identity';
import type { App } from 'firebase-admin/app';
import { buildFunctionsIfChanged, buildSiteIfChanged } from './build/builds.ts';
import { allFaults, readInstallation } from './deployment/all-faults.ts';
import { askGoogleAs } from './deployment/ask-google.ts';
import { followEnquiry } from './deployment/follow-enquiry.ts';
import { leaks } from './deployment/leaks.ts';
import { readManifest } from './deployment/manifest.ts';
import { hasOnlyFunctions } from './deployment/project-faults.ts';
import { siteFaults } from './deployment/site-faults.mjs';
import { waitForIndexes } from './deployment/wait-for-indexes.ts';
import { logsFolder } from './emulators/run-folder.ts';
import { withProject } from './operator/with-project.ts';
import { runLogged } from './process/child-process.ts';
import { note, readArguments, runCommandLine, stage } from './process/command-line.ts';
import { exclusively } from './process/exclusively.ts';
import { ExpectedError } from './process/expected-error.ts';
import { binFolder, root } from './process/paths.ts';

const usage =
  'Name the project: `npm run deploy -- --project <id>`. With `--check` the command only checks the project.';

/** `npm run deploy`: checks settings and project, builds, deploys, and sends an enquiry through the deployed site. */
await runCommandLine(async () => {
  const { project, check } = readArguments(
    usage,
    { project: { type: 'string' }, check: { type: 'boolean' } },
    ({ project, check = false }, words) => (project && words.length === 0 ? { project, check } : undefined),
  );
  return withProject(project, 'firestore', async (app) => {
    await buildFunctionsIfChanged();
    const settings = readInstallation(project);
    const manifest = await readManifest(settings.functions);
    const ask = askGoogleAs(await accessToken(app), project);
    const faults = await stage('Checking settings and project', () => allFaults(ask, project, settings, manifest));
    stopAt(faults, project);
    if (check) return 0;

    // The lock is needed because `npm start` and tests build their own site into the same folder.
    await exclusively('build', async () => {
      await buildSiteIfChanged();
      stopAt(siteFaults(join(root, 'web/dist/client'), project), project);
      stopAt(await leaks(root, identity, sharedWords), project);
      const isAlone = await hasOnlyFunctions(ask, project, Object.keys(manifest.endpoints));
      await deploy(project, 'Firestore and Storage', 'firestore,storage');
      await stage('Waiting for the indexes of the database', () => waitForIndexes(ask, project));
      // The name of the codebase makes the CLI deploy every function. Otherwise the CLI skips functions that it has built
      // before. A second try would then not repair a function whose schedule, queue or invoker failed.
      await deploy(project, 'the functions', 'functions:default', isAlone ? ['--force'] : []);
      await deploy(project, 'the site', 'hosting');
    });

    if (settings.functions.APP_CHECK === 'require') {
      note('App Check accepts enquiries from browsers only. Send one yourself, and check that it arrives.');
      return 0;
    }
    const origin = settings.site.VITE_SITE_ORIGIN ?? '';
    const office = settings.functions.CONTACT_RECIPIENT ?? '';
    await stage('Sending an enquiry through the site', () => followEnquiry(origin, office));
    return 0;
  });
});

/** Stops the deployment with a list of the faults. @throws {ExpectedError} if there are faults */
function stopAt(faults: readonly string[], project: string): void {
  for (const fault of faults) console.error(`- ${fault}`);
  if (faults.length > 0)
    throw new ExpectedError(
      `Correct ${faults.length === 1 ? 'this fault' : `these ${faults.length} faults`} before you deploy ${project}.`,
    );
}

async function accessToken(app: App): Promise<string> {
  return (await app.options.credential?.getAccessToken())?.access_token ?? '';
}

/** Deploys a part with the Firebase CLI. */
async function deploy(project: string, what: string, part: string, flags: readonly string[] = []): Promise<void> {
  const args = ['deploy', '--only', part, '--project', project, '--non-interactive', ...flags];
  await stage(`Deploying ${what}`, () =>
    runLogged(join(binFolder, 'firebase'), args, {
      log: join(logsFolder, `deploy-${part.replace(/\W/g, '-')}.log`),
      failure: `Deploying ${what} failed, and the command stopped. Correct the fault above, and run the same command again.`,
      timeoutSeconds: 1800,
      // A hundred lines hold the errors of a dozen functions and the CLI's summary.
      logLines: 100,
    }),
  );
}
