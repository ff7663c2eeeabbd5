import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { edgeOf } from './edge.ts';

const host = '127.0.0.1';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

test('a file is asked for once and given with its status and headers every time', async () => {
  let asked = 0;
  const site = await listen(
    createServer((request, response) => {
      asked += 1;
      response.writeHead(request.url === '/page' ? 200 : 404, { 'x-own': 'yes' }).end(`said of ${request.url}`);
    }),
  );
  const edge = await listen(createServer(edgeOf(host, site).serve));
  for (const _ of [1, 2, 3]) {
    const page = await fetch(`http://${host}:${edge}/page`);
    expect([page.status, page.headers.get('x-own'), await page.text()]).toEqual([200, 'yes', 'said of /page']);
  }
  expect(asked).toBe(1);
  expect((await fetch(`http://${host}:${edge}/other`)).status).toBe(404);
  expect(asked).toBe(2);
});

test('a site that does not answer is asked again', async () => {
  const broken = createServer((_, response) => response.destroy());
  const edge = await listen(createServer(edgeOf(host, await listen(broken)).serve));
  expect((await fetch(`http://${host}:${edge}/`)).status).toBe(502);
  broken.removeAllListeners('request').on('request', (_, response) => response.end('back'));
  expect(await (await fetch(`http://${host}:${edge}/`)).text()).toBe('back');
});

test('what it was filled with is there for every browser that takes brotli, and nobody else', async () => {
  const asked: string[] = [];
  const site = await listen(
    createServer(({ url, headers }, response) => {
      asked.push(`${url} ${headers['accept-encoding']}`);
      response.end();
    }),
  );
  const edge = edgeOf(host, site);
  await edge.fill(['/', '/script.js']);
  expect(asked.toSorted()).toEqual(['/ br', '/script.js br']);

  const port = await listen(createServer(edge.serve));
  const open = (path: string, encoding: string) =>
    fetch(`http://${host}:${port}${path}`, { headers: { 'accept-encoding': encoding } });
  await open('/', 'gzip, deflate, br, zstd');
  await open('/script.js', 'br;q=1.0, gzip;q=0.8');
  expect(asked).toHaveLength(2);
  await open('/', 'gzip');
  expect(asked.at(-1)).toBe('/ gzip');
});
