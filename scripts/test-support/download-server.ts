import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An address without a server: no program listens on the lowest port. */
export const unreachableUrl = 'http://127.0.0.1:1/emulator.jar';

/** Starts a server for one test that answers every request with one status. Gives the address of a file on it. */
export async function downloadServer(status = 200): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/emulator.jar`;
}
