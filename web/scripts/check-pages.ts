import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtPages } from './site-check/built-pages.ts';
import { pageFaults } from './site-check/page-faults.ts';
import { type Fault, siteFaults } from './site-check/site-faults.ts';

// Reads every page of the built site as a browser would, and fails the build when one of them has a fault that a
// visitor or a search engine would find: see page-faults.ts and site-faults.ts for what counts.
//
//   node scripts/check-pages.ts [folder of the build, under web/]

const [folder = 'dist'] = process.argv.slice(2);
const client = new URL(`../${folder}/client/`, import.meta.url);

function hasFile(path: string): boolean {
  const file = fileURLToPath(new URL(`.${encodeURI(path)}`, client));
  return existsSync(file) && statSync(file).isFile();
}

const pages = await builtPages(client);
const faults: Fault[] = [
  ...pages.flatMap((page) => pageFaults(page).map((fault) => ({ path: page.path, fault }))),
  ...siteFaults({ pages, hasFile, isAppRoute: (path) => /^\/(?:login|dashboard)(?:\/|$)/.test(path) }),
];
for (const { path, fault } of faults) console.error(`${path}: ${fault}`);
console.log(`Checked ${pages.length} pages: ${faults.length} faults.`);
if (faults.length > 0) process.exitCode = 1;
