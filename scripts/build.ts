import { buildFunctions, buildSite } from './build/builds.ts';
import { runCommandLine, stage } from './process/command-line.ts';

/** `npm run build`: what is deployed, for the project that web's `.env` files name. */
await runCommandLine(async () => {
  await stage('Bundling Cloud Functions', buildFunctions);
  await stage('Building the site', () => buildSite());
  return 0;
});
