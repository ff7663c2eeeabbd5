import { join } from 'node:path';
import { defineConfig } from 'rolldown';

/**
 * All that the functions run, libraries included, in `lib`: in a few files, which a new instance reads faster than a thousand,
 * and of the versions that the lock file names, whatever the installation beside it brings.
 */
export default defineConfig({
  cwd: import.meta.dirname,
  // The second is loaded by its path, from `src` and from `lib`.
  input: { index: 'src/index.ts', 'mail/queue-mail': 'src/mail/queue-mail.ts' },
  platform: 'node',
  // Libraries look there for files of gRPC's, which nothing here uses: a module of theirs only has to start.
  transform: { define: { __dirname: 'import.meta.dirname' } },
  output: {
    dir: join(import.meta.dirname, 'lib'),
    cleanDir: true,
    // A part that is loaded later has the name of its module.
    chunkFileNames: '[name].js',
  },
});
