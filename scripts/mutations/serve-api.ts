import { createServer } from 'node:http';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { host, ports } from '../stack/facts.ts';
import { root } from '../stack/paths.ts';
import { withoutGuard } from './guard.ts';
import { guards } from './guards.ts';

// A process of its own: the API from its sources, where the tests expect Hosting. Named a guard, it does without it.

const [, , name] = process.argv;
const removed = guards.find(({ guard }) => guard === name);
const changed = removed && pathToFileURL(join(root, removed.file)).href;

registerHooks({
  load(address, context, nextLoad) {
    const loaded = nextLoad(address, context);
    if (!removed || address !== changed) return loaded;
    return { ...loaded, source: withoutGuard(textOf(loaded.source), removed) };
  },
});

const { app } = await import('../../functions/src/api/live-app.ts');
createServer(app).listen(ports.hosting, host, () => console.log('The API listens'));

function textOf(source: string | ArrayBuffer | NodeJS.TypedArray | undefined): string {
  if (typeof source === 'string') return source;
  return new TextDecoder().decode(source);
}
