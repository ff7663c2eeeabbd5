import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { load } from './load.ts';

test('every call is counted, and those that are refused are told', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked % 2 === 0 ? 200 : 503).end('four');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const figures = await load(`http://127.0.0.1:${port}/`, 0.2, 2);
  // The first four only warm it up.
  expect(figures.calls).toBe(asked - 4);
  expect(figures.bytes).toBe(4);
  expect(figures.failed).toBeGreaterThan(0);
  expect(figures.failed).toBeLessThan(figures.calls);
  expect(figures.p95).toBeGreaterThanOrEqual(figures.p50);
});
