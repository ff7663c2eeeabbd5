import { buildFunctions, buildSite } from './build/builds.ts';
import { runCommandLine, stage } from './process/command-line.ts';

/** `npm run build`: builds functions and site for the project that the `.env` files of `web` name. */
await runCommandLine(async () => {
  await stage('Bundling Cloud Functions', buildFunctions);
  await stage('Building the site', () => buildSite());
  return 0;
});
