import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { startLogged, stopChild } from '../stack/child-process.ts';
import { emulatorEnvironment } from '../stack/emulator-environment.ts';
import { logsFolder, root } from '../stack/paths.ts';
import { untilReady } from '../stack/until-ready.ts';
import type { Guard } from './guard.ts';

const script = join(root, 'scripts', 'mutations', 'serve-api.ts');
const log = join(logsFolder, 'mutations-api.log');

/** Does something while the API runs in a process of its own, on the emulators, without one guard where one is named. */
export async function withApi<Result>(removed: Guard | undefined, act: () => Promise<Result>): Promise<Result> {
  const api = await startApi(removed);
  try {
    return await act();
  } finally {
    await stopChild(api, 10);
  }
}

async function startApi(removed: Guard | undefined): Promise<ChildProcess> {
  const settings = parseEnv(readFileSync(join(root, 'functions', '.env.demo-careers'), 'utf8'));
  const child = startLogged(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...(removed ? [removed.guard] : [])],
    { log, env: { ...settings, ...emulatorEnvironment, FUNCTIONS_EMULATOR: 'true' } },
  );
  const isReady = async () => readFileSync(log, 'utf8').includes('The API listens');
  await untilReady(child, { log, what: 'The API', limitSeconds: 60, isReady });
  return child;
}
