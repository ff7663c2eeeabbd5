import { globSync } from 'node:fs';
import { request as askServer, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { servedFolder } from '../scripts/build/builds.ts';
import { host, ports, siteOrigin } from '../scripts/emulators/addresses.ts';
import { root } from '../scripts/process/paths.ts';

/** The site as visitors get it. */
export interface Site {
  origin: string;
  /** The body of a file as it travels; 0 for one that was not asked for. */
  bytesOf(url: string): number;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Stands before the Hosting emulator and does what production does besides: text travels in brotli, and whatever was asked
 * for once comes from memory. Everything is asked for at the start, because to compress beside the browser that is measured
 * would take the processor from it.
 * @param change what is made of each page
 */
export async function serveAsHosting(port: number, change = (html: string) => html): Promise<Site> {
  const answers = new Map<string, Promise<Answer>>();
  const answerTo = (path: string): Promise<Answer> => {
    const answer = answers.get(path) ?? ask(path, change);
    answers.set(path, answer);
    return answer;
  };
  const sizes = new Map<string, number>();
  const files = globSync('**/*.*', { cwd: join(root, servedFolder) });
  // A page is at its clean address.
  for (const path of files.map((file) => encodeURI(`/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`)))
    sizes.set(path, (await answerTo(path)).body.length);

  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' || url.startsWith('/api/')) passOn(request, response);
    else
      answerTo(url).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.writeHead(502).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: `http://${host}:${port}`,
    bytesOf: (url) => sizes.get(new URL(url).pathname) ?? 0,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const compressible = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest|xml))/;

async function ask(path: string, change: (html: string) => string): Promise<Answer> {
  const response = await fetch(`${siteOrigin}${path}`, { redirect: 'manual' });
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  for (const name of ['content-encoding', 'transfer-encoding', 'connection', 'keep-alive']) delete headers[name];
  const type = headers['content-type'] ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  if (!compressible.test(type)) return { status: response.status, headers, body };
  const text = type.startsWith('text/html') ? change(body.toString()) : body;
  return {
    status: response.status,
    headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
    body: brotliCompressSync(text),
  };
}

/** To the emulator, as it is. */
function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const asked = askServer({ host, port: ports.hosting, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}

/** A page without its scripts, and without what only fetches scripts early. Data that no browser runs stays. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '');
}
