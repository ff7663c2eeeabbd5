import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pictures from '../src/assets/pictures.json' with { type: 'json' };
import { missingPictures, namedPictures } from './pictures/named-pictures.ts';
import { builtPages } from './site-check/built-pages.ts';
import { contentViolations } from './site-check/content-violations.ts';
import { pageViolations } from './site-check/page-violations.ts';
import { siteViolations, type Violation } from './site-check/site-violations.ts';

// Reads every page of the built site as a browser would, and fails the build if a page breaks a rule that visitors or search
// engines would notice: see page-violations.ts and site-violations.ts. Then reads the content: see content-violations.ts and
// named-pictures.ts.
//
//   node scripts/check-pages.ts [folder of the build, under web/]

const [folder = 'dist'] = process.argv.slice(2);
const client = new URL(`../${folder}/client/`, import.meta.url);

function hasFile(path: string): boolean {
  const file = fileURLToPath(new URL(`.${encodeURI(path)}`, client));
  return existsSync(file) && statSync(file).isFile();
}

const pages = await builtPages(client);
const violations: Violation[] = [
  ...pages.flatMap((page) => pageViolations(page).map((violation) => ({ path: page.path, violation }))),
  ...siteViolations({ pages, hasFile, isAppRoute: (path) => /^\/dashboard(?:\/|$)/.test(path) }),
  ...(await contentViolations()),
  ...missingPictures(await namedPictures(), pictures),
];
for (const { path, violation } of violations) console.error(`${path}: ${violation}`);
console.log(`Checked ${pages.length} pages: ${violations.length} violations.`);
if (violations.length > 0) process.exitCode = 1;
