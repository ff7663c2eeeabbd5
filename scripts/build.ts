import { buildFunctions, buildSite } from './stack/builds.ts';
import { runCommandLine } from './stack/expected-failure.ts';
import { stage } from './stack/stage.ts';

/** `npm run build`: what is deployed, for the project that web's `.env` files name. */
await runCommandLine(async () => {
  await stage('Bundling Cloud Functions', buildFunctions);
  await stage('Building the site', () => buildSite());
  return 0;
});
