import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { claimTestPorts, holdPorts, launcherAt, refuseOtherLauncher, tellReady } from './launcher-port.ts';
import { portsAt, testOffsets } from './ports.ts';

/** Claims a set of ports in another process, which keeps the set until the test ends. */
async function claimElsewhere(): Promise<number> {
  const module = fileURLToPath(new URL('./launcher-port.ts', import.meta.url));
  const script = `console.log(await (await import(${JSON.stringify(module)})).claimTestPorts('/elsewhere')); setInterval(() => {}, 1000)`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    other.kill();
  });
  const [line] = (await once(other.stdout, 'data')) as [Buffer];
  return Number(line.toString());
}

test('two runs that begin at the same time get different, free ports', async () => {
  const taken = createServer().listen(portsAt(testOffsets.at(-1) ?? 0).storage, '127.0.0.1');
  await once(taken, 'listening').catch(() => undefined);
  onTestFinished(() => {
    taken.close();
  });
  const claimed = await Promise.all([claimElsewhere(), claimElsewhere(), claimTestPorts('/here')]);
  expect(new Set(claimed).size).toBe(3);
  expect(claimed).not.toContain(testOffsets.at(-1));
  for (const offset of claimed) expect(testOffsets).toContain(offset);

  const [elsewhere, , here] = claimed;
  const ours = { root: '/here', processId: process.pid, ports: [], isReady: false };
  expect(await launcherAt(here)).toMatchObject(ours);
  expect(await launcherAt(elsewhere)).toMatchObject({
    root: '/elsewhere',
    command: expect.stringMatching(/^npm run /),
  });
  await expect(refuseOtherLauncher(elsewhere)).rejects.toThrow(
    /^`npm run .*` already runs in \/elsewhere\. .*`kill \d+`/,
  );
  await holdPorts(here, { ports: ['hosting'] });
  tellReady();
  expect(await launcherAt(here)).toMatchObject({ ...ours, ports: ['hosting'], isReady: true });
});

test('another program on the port is not mistaken for the launcher', async () => {
  // The test takes any free port, because the ports of tests may belong to another run.
  const stranger = createHttpServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const offset = (stranger.address() as AddressInfo).port - portsAt(0).launcher;
  expect(await launcherAt(offset)).toBeUndefined();
  await expect(refuseOtherLauncher(offset)).resolves.toBeUndefined();
  stranger.closeAllConnections();
  await new Promise((resolve) => stranger.close(resolve));
  expect(await launcherAt(offset)).toBeUndefined();
});
