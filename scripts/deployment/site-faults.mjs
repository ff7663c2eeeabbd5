// The Firebase CLI runs this file before it publishes the site (firebase.json, hosting.predeploy), with any version of Node.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Lists the reasons not to publish a built site for a project, one sentence each.
 * @param {string} folder the folder that Hosting publishes
 * @param {string} projectId
 */
export function siteFaults(folder, projectId) {
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = all.filter((file) => /\.(html|js|xml|txt)$/.test(file));
  if (files.length === 0) return ['The site is not built.'];
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  // No real site has an address below `.example` (RFC 2606).
  const hasSampleAddress = texts.some((content) => /https:\/\/[\w.-]+\.example(?![\w.-])/.test(content));
  const says = (/** @type {string} */ text) => texts.some((content) => content.includes(text));
  return [
    ...(says('127.0.0.1') ? ['The site was built for the emulators: set VITE_USE_EMULATORS=false.'] : []),
    ...(hasSampleAddress ? ['The site has the sample address: set VITE_SITE_ORIGIN.'] : []),
    ...(says(`"${projectId}"`) || says(`\`${projectId}\``)
      ? []
      : [`The site was not built for the project ${projectId}: set VITE_FIREBASE_PROJECT_ID.`]),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = siteFaults('web/dist/client', process.env.GCLOUD_PROJECT ?? '');
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error('Correct the settings in web/.env.production.local, then build the site with `npm run build`.');
    process.exit(1);
  }
}
