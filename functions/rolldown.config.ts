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

/** Makes `lib` a separate package: only `lib` is uploaded. The package has no dependencies, so Google's build installs none. */
const packageWithoutDependencies: Plugin = {
  name: 'package-without-dependencies',
  generateBundle() {
    const { name, version, type, engines } = manifest;
    const own = { name, version, private: true, type, main: 'index.js', engines, dependencies: {} };
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(own, undefined, 2)}\n` });
  },
};

/** The renderer of the pages of jobs comes from the site's build, and is deployed with the functions. */
const jobPages: Plugin = {
  name: 'job-pages',
  async writeBundle() {
    const built = join(import.meta.dirname, '../web/dist/job-pages');
    // Without it, everything else runs: the local stack has another copy, and a deployment checks for it first.
    const isBuilt = await stat(built).catch(() => undefined);
    if (isBuilt) await cp(built, join(import.meta.dirname, 'lib/pages'), { recursive: true });
  },
};

/**
 * Bundles the functions with their libraries into `lib`. A new instance reads a few files faster than a thousand, and the
 * libraries have the versions of the lock file.
 */
export default defineConfig({
  cwd: import.meta.dirname,
  input: 'src/index.ts',
  platform: 'node',
  plugins: [oneGoogleGax, packageWithoutDependencies, jobPages],
  // Libraries look there for files of gRPC, which this project does not use; the module only has to load.
  transform: { define: { __dirname: 'import.meta.dirname' } },
  output: {
    dir: join(import.meta.dirname, 'lib'),
    cleanDir: true,
    // Half the bytes take half the time to parse. Names stay, because logged errors have them in their stacks.
    minify: { compress: true, mangle: false, codegen: true },
  },
});
