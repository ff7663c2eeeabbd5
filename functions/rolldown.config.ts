import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

/** npm installs this library for Firestore and once more for the definitions of its API. One is enough. */
const oneGoogleGax: Plugin = {
  name: 'one-google-gax',
  resolveId(source, importer) {
    if (!/^google-gax(\/|$)/.test(source) || !importer?.includes('firestore-api')) return null;
    return this.resolve(source, join(importer.replace(/firestore-api.*/, 'firestore'), 'package.json'));
  },
};

/** What makes `lib` a package of its own, which is all that is uploaded. It asks for nothing, so Google's build installs nothing. */
const packageWithoutDependencies: Plugin = {
  name: 'package-without-dependencies',
  generateBundle() {
    const { name, version, type, engines } = manifest;
    const own = { name, version, private: true, type, main: 'index.js', engines, dependencies: {} };
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(own, undefined, 2)}\n` });
  },
};

/** What draws the pages of jobs comes from the site's build, and is deployed with the functions. */
const jobPages: Plugin = {
  name: 'job-pages',
  async writeBundle() {
    const built = join(import.meta.dirname, '../web/dist/job-pages');
    // Without it everything else runs: the local stack has a copy elsewhere, and a deployment looks for it beforehand.
    const isBuilt = await stat(built).catch(() => undefined);
    if (isBuilt) await cp(built, join(import.meta.dirname, 'lib/pages'), { recursive: true });
  },
};

/**
 * All that the functions run, libraries included, in `lib`: in a few files, which a new instance reads faster than a thousand,
 * and of the versions that the lock file names.
 */
export default defineConfig({
  cwd: import.meta.dirname,
  input: 'src/index.ts',
  platform: 'node',
  plugins: [oneGoogleGax, packageWithoutDependencies, jobPages],
  // Libraries look there for files of gRPC's, which nothing here uses: a module of theirs only has to start.
  transform: { define: { __dirname: 'import.meta.dirname' } },
  output: {
    dir: join(import.meta.dirname, 'lib'),
    cleanDir: true,
    // Half the bytes, which a new instance parses in half the time. Names stay: they stand in the stacks of logged errors.
    minify: { compress: true, mangle: false, codegen: true },
  },
});
