import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/process/paths.ts';
import { temporaryFolder, write } from '../../scripts/test-support/temporary-folder.ts';

/** The files that Vite has built for a minimal site. */
const smallest = { 'src/app/page-script.ts': { file: 'script.js' }, 'index.html': { file: 'app.js' } };

/**
 * Writes the pages of a small site.
 * @param sources the sources of every page
 * @returns the folder of the pages
 */
function writePages(project: string, manifest: object, sources: readonly string[] = []): string {
  const script = write(join(project, 'web/scripts/prerender.ts'), '');
  copyFileSync(join(root, 'web/scripts/prerender.ts'), script);
  copyFileSync(join(root, 'firebase.json'), join(project, 'firebase.json'));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  const [client, bundle] = [join(project, 'web/dist/client'), join(project, 'web/dist/prerender')];
  write(join(client, 'index.html'), '<!--head--><!--body-->');
  write(join(client, 'script.js'), 'start();');
  write(join(client, '.vite/manifest.json'), JSON.stringify({ ...smallest, ...manifest }));
  write(join(bundle, 'assets/style.css'), '');
  write(
    join(bundle, 'prerender.js'),
    `export const paths = ['/', '/404', '/services/survey'];
     export const sourcesOf = () => ${JSON.stringify(sources)};
     export const drawShell = () => ({ head: '', body: '' });
     export const prerender = async (path) => ({ head: '<title>' + path + '</title>', body: '' });`,
  );
  write(join(project, 'package.json'), '{"type":"module"}');

  execFileSync(process.execPath, [script, 'dist', 'development']);
  return client;
}

test('the build writes pages into a folder whose path has a space and an umlaut', () => {
  const client = writePages(join(temporaryFolder(), 'Müller Söhne'), {});
  expect(readFileSync(join(client, 'services/survey.html'), 'utf8')).toContain('start();');
});

test('two files that import each other stop the build, which names both', () => {
  const manifest = {
    'src/page.tsx': { file: 'page.js', imports: ['_form.js'] },
    '_form.js': { file: 'form.js', imports: ['src/page.tsx'] },
  };
  const build = () => writePages(temporaryFolder(), manifest, ['src/page.tsx']);
  expect(build).toThrow('page.js → form.js → page.js: files import each other.');
});
