import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ports } from './addresses.ts';
import { busyPorts, claimTestPorts, requireFreePorts } from './free-ports.ts';
import { portsAt, testOffsets } from './ports.ts';

async function takenPort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server on a port has an address with one.');
  return address.port;
}

/** The fixed ports may be in use while this runs: others stand in for them. */
async function standIns(host = '127.0.0.1') {
  return { ...ports, auth: 1, smtp: 2, hosting: await takenPort(host) };
}

test('a busy port is found, on whatever address something listens', async () => {
  expect(await busyPorts(['auth', 'hosting'], await standIns('127.0.0.1'))).toEqual(['hosting']);
  expect(await busyPorts(['auth', 'hosting'], await standIns('0.0.0.0'))).toEqual(['hosting']);
});

test('a busy port is named with its purpose and what to do', async () => {
  const numbers = await standIns();
  await expect(requireFreePorts(['auth', 'hosting'], numbers)).rejects.toThrow(
    `Something else is using a port that the local stack needs:\n  - ${numbers.hosting}, for the website (lsof -i :${numbers.hosting})\nStop it`,
  );
});

test('free ports are no trouble', async () => {
  await expect(requireFreePorts(['auth', 'smtp'], await standIns())).resolves.toBeUndefined();
});

/** The set of ports that another process claims, which keeps it until the test ends. */
async function claimElsewhere(): Promise<number> {
  const module = fileURLToPath(new URL('./free-ports.ts', import.meta.url));
  const script = `console.log(await (await import(${JSON.stringify(module)})).claimTestPorts()); setInterval(() => {}, 1000)`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    other.kill();
  });
  const [line] = (await once(other.stdout, 'data')) as [Buffer];
  return Number(line.toString());
}

test('two runs that begin at the same time have ports of their own, and neither has one that is in use', async () => {
  const taken = createServer().listen(portsAt(testOffsets.at(-1) ?? 0).storage, '127.0.0.1');
  await once(taken, 'listening').catch(() => undefined);
  onTestFinished(() => {
    taken.close();
  });
  const claimed = await Promise.all([claimElsewhere(), claimElsewhere(), claimTestPorts()]);
  expect(new Set(claimed).size).toBe(3);
  expect(claimed).not.toContain(testOffsets.at(-1));
  for (const offset of claimed) expect(testOffsets).toContain(offset);
});
