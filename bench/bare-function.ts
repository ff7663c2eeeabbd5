import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { region } from '../scripts/emulators/addresses.ts';
import type { FunctionsSource } from '../scripts/emulators/local-config.ts';
import { cacheFolder, root } from '../scripts/process/paths.ts';

/** The name of the function that only answers. */
export const bareFunctionName = 'constant';

/**
 * Writes a function that returns a constant, with the settings of the API's, for the emulator to host beside ours. It
 * lies in the cache and in no configuration that is deployed.
 */
export function writeBareFunction(): FunctionsSource {
  const folder = join(cacheFolder, 'bench', 'bare-function');
  mkdirSync(folder, { recursive: true });
  const manifest = {
    name: 'bare-function',
    private: true,
    type: 'module',
    main: 'index.js',
    dependencies: { 'firebase-functions': '*' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const code = `import { onRequest } from 'firebase-functions/https';
export const ${bareFunctionName} = onRequest(
  { region: '${region}', invoker: 'public', memory: '512MiB', concurrency: 40 },
  (_request, response) => { response.json({ status: 'success' }); },
);
`;
  writeFileSync(join(folder, 'index.js'), code);
  return { source: folder.slice(root.length + 1), codebase: 'bare', runtime: 'nodejs24' };
}
