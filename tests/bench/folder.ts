import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { host } from '../../scripts/emulators/addresses.ts';

/** A server for a built site, without a backend. */
export interface Folder {
  origin: string;
  /** Counts the sent bytes and files from now on, without pictures and fonts. The returned function gives the counts. */
  watch(): () => { bytes: number; files: number };
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
};
const compressed = ['.html', '.js', '.json', '.css', '.svg', '.webmanifest'];
const counted = ['.html', '.js', '.json', '.css'];

/**
 * Serves a folder as Hosting does: clean addresses, text in brotli, and files with a hash in their name stay in the cache
 * forever.
 * @param drawn pages that a function would render, by path
 */
export async function serveFolder(folder: string, drawn: Readonly<Record<string, string>> = {}): Promise<Folder> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no built site in ${folder}.`);
  // The bodies are compressed before any measurement, because compression would take processor time from the browser.
  const bodies = new Map<string, Buffer>();
  for (const name of globSync('**/*.*', { cwd: folder })) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    const body = readFileSync(file);
    bodies.set(`/${name}`, compressed.includes(extname(name)) ? brotliCompressSync(body) : body);
  }
  for (const [path, html] of Object.entries(drawn)) bodies.set(`${path}.html`, brotliCompressSync(html));
  const sent: { name: string; bytes: number }[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', `http://${host}`).pathname);
    const names = [path, `${path}.html`, join(path, 'index.html')];
    const name = names.find((one) => bodies.has(one)) ?? '/404.html';
    const body = bodies.get(name) ?? Buffer.from('');
    const isLasting = name.startsWith('/assets/');
    response.writeHead(name === '/404.html' ? 404 : 200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressed.includes(extname(name)) && { 'content-encoding': 'br' }),
    });
    response.end(body);
    if (counted.includes(extname(name))) sent.push({ name, bytes: body.length });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    watch: () => {
      const start = sent.length;
      return () => {
        const since = sent.slice(start);
        return { bytes: since.reduce((sum, { bytes }) => sum + bytes, 0), files: since.length };
      };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
