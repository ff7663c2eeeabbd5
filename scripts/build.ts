import { buildFunctions, buildSite } from './build/builds.ts';
import { runCommandLine, stage } from './process/command-line.ts';

/**
 * `npm run build`: builds site and functions for the project that the `.env` files of `web` name. The site comes first, because
 * the functions take a copy of the code that renders the job pages.
 */
await runCommandLine(async () => {
  await stage('Building the site', () => buildSite());
  await stage('Bundling Cloud Functions', buildFunctions);
  return 0;
});
