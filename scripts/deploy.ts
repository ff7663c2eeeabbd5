import { join } from 'node:path';
import type { App } from 'firebase-admin/app';
import { buildFunctionsIfChanged, buildSiteIfChanged } from './build/builds.ts';
import { allFaults, readInstallation } from './deployment/all-faults.ts';
import { askGoogleAs } from './deployment/ask-google.ts';
import { followEnquiry } from './deployment/follow-enquiry.ts';
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

const usage = 'Say where: `npm run deploy -- --project <id>`; with `--check` nothing is built or deployed.';

/** `npm run deploy`: looks whether all is in place, builds, deploys, and sends an enquiry through what was deployed. */
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
    const faults = await stage('Looking whether all is in place', () => allFaults(ask, project, settings, manifest));
    stopAt(faults, project);
    if (check) return 0;

    // Nobody else builds meanwhile: `npm start` and tests put their own site there.
    await exclusively('build', async () => {
      await buildSiteIfChanged();
      stopAt(siteFaults(join(root, 'web/dist/client'), project), project);
      const isAlone = await hasOnlyFunctions(ask, project, Object.keys(manifest.endpoints));
      await deploy(project, 'Firestore and Storage', 'firestore,storage');
      await stage('Waiting for the indexes of the database', () => waitForIndexes(ask, project));
      // By the name of their codebase: else the CLI skips a function that it has built before, also where that one's
      // schedule, queue or right to be called failed then, and a second try would mend nothing.
      await deploy(project, 'the functions', 'functions:default', isAlone ? ['--force'] : []);
      await deploy(project, 'the site', 'hosting');
    });

    if (settings.functions.APP_CHECK === 'require') {
      note('App Check lets only browsers send an enquiry: send one yourself, and see it arrive.');
      return 0;
    }
    const origin = settings.site.VITE_SITE_ORIGIN ?? '';
    const office = settings.functions.CONTACT_RECIPIENT ?? '';
    await stage('Sending an enquiry through the site', () => followEnquiry(origin, office));
    return 0;
  });
});

/** @throws {ExpectedError} where there are faults, and lists them */
function stopAt(faults: readonly string[], project: string): void {
  for (const fault of faults) console.error(`- ${fault}`);
  if (faults.length > 0) throw new ExpectedError(`${faults.length} to be mended before ${project} can be deployed.`);
}

async function accessToken(app: App): Promise<string> {
  return (await app.options.credential?.getAccessToken())?.access_token ?? '';
}

/** Has the Firebase CLI deploy a part. */
async function deploy(project: string, what: string, part: string, flags: readonly string[] = []): Promise<void> {
  const args = ['deploy', '--only', part, '--project', project, '--non-interactive', ...flags];
  await stage(`Deploying ${what}`, () =>
    runLogged(join(binFolder, 'firebase'), args, {
      log: join(logsFolder, `deploy-${part.replace(/\W/g, '-')}.log`),
      failure: `Deploying ${what} failed, and nothing after it was done. Mend what is said above, and run the same command again.`,
      timeoutSeconds: 1800,
      // What went wrong with each of a dozen functions, and what the CLI says after it.
      logLines: 100,
    }),
  );
}
