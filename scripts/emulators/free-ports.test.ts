import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ports } from './addresses.ts';
import { busyPorts, likelyHolder, requireFreePorts } from './free-ports.ts';

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

/** Other ports stand in for the fixed ones, which may be in use during this test. */
async function standIns(host = '127.0.0.1') {
  return { ...ports, auth: 1, smtp: 2, hosting: await takenPort(host) };
}

test('a busy port is found on any address', async () => {
  expect(await busyPorts(['auth', 'hosting'], await standIns('127.0.0.1'))).toEqual(['hosting']);
  expect(await busyPorts(['auth', 'hosting'], await standIns('0.0.0.0'))).toEqual(['hosting']);
});

test('a busy port is named with its purpose and what to do', async () => {
  const numbers = await standIns();
  await expect(requireFreePorts(['auth', 'hosting'], numbers)).rejects.toThrow(
    `Something else is using a port that the local stack needs:\n  - ${numbers.hosting}, for the website (lsof -i :${numbers.hosting})\nStop it`,
  );
});

test('free ports are accepted', async () => {
  await expect(requireFreePorts(['auth', 'smtp'], await standIns())).resolves.toBeUndefined();
});

test('the macOS program on port 5000 is named, with the way to switch it off', () => {
  expect(likelyHolder(5000, 'darwin')).toContain('AirPlay Receiver');
  expect(likelyHolder(5000, 'linux')).toBe('lsof -i :5000');
  expect(likelyHolder(25_000, 'darwin')).toBe('lsof -i :25000');
});
