import { execFileSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';

// Nothing here waits longer than it has to; on a busy machine a process takes long to start.
vi.setConfig({ testTimeout: 60_000 });

const load = (modules: readonly string[]) => `
  const index = await import(${address('index.ts')});
  ${modules.map((module) => `await import(${address(module)});`).join('\n')}
  const { default: Module } = await import('node:module');
  const defined = Object.keys(index).filter((name) => index[name] !== undefined);
  console.log(JSON.stringify({ defined, loaded: Object.keys(Module._cache) }));
`;

function address(module: string): string {
  return JSON.stringify(new URL(module, import.meta.url));
}

/** What a new instance of a function defines, and the files of libraries that it has loaded, with those that `modules` need. */
function started(target: string | undefined, modules: readonly string[] = []): { defined: string[]; loaded: string[] } {
  const env = { PATH: process.env.PATH, ...(target !== undefined && { FUNCTION_TARGET: target }) };
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', load(modules)];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
}

const later = /@google-cloud\/(firestore|storage)\/build|\/nodemailer\/|\/busboy\/|\/express\//;

test('the API starts without what its first request may not need', () => {
  const { defined, loaded } = started('api');
  expect(defined).toContain('api');
  expect(loaded.filter((file) => later.test(file))).toEqual([]);
});

test('the API answers its first request without what that may not need', () => {
  const { loaded } = started('api', ['api/live-app.ts']);
  expect(loaded.filter((file) => /\/express\//.test(file))).not.toEqual([]);
  expect(loaded.filter((file) => later.test(file) && !/\/express\//.test(file))).toEqual([]);
});

test('only what makes delivery tasks loads the trigger, and with it all of Firestore', () => {
  expect(started('deliverMail').loaded.filter((file) => later.test(file))).toEqual([]);
  const queueMail = started('queueMail');
  expect(queueMail.defined).toContain('queueMail');
  expect(queueMail.loaded.filter((file) => later.test(file))).not.toEqual([]);
});

test('a deployment finds every function', () => {
  const all = ['api', 'backUp', 'cleanPdfs', 'deliverMail', 'queueMail', 'removeExpired', 'sweepMail'];
  expect(started(undefined).defined.sort()).toEqual(all);
});
