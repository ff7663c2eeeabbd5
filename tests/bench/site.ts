import { globSync } from 'node:fs';
import { request as askServer } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { servedFolder } from '../../scripts/build/builds.ts';
import { host, ports, siteOrigin } from '../../scripts/emulators/addresses.ts';
import { root } from '../../scripts/process/paths.ts';

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
 * Stands before the Hosting emulator and does what production does besides: it speaks HTTP/2, text travels in brotli, and
 * whatever was asked for once comes from memory. Everything is asked for at the start, because to compress beside the
 * browser that is measured would take the processor from it.
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

  const { private: key, cert } = await generate([{ name: 'commonName', value: host }]);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const { method, url } = request;
    if (method !== 'GET' || url.startsWith('/api/')) passOn(request, response);
    else
      answerTo(url).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.writeHead(502).end(),
      );
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    origin: `https://${host}:${port}`,
    bytesOf: (url) => sizes.get(new URL(url).pathname) ?? 0,
    stop: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const compressible = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest|xml))/;

async function ask(path: string, change: (html: string) => string): Promise<Answer> {
  const response = await fetch(`${siteOrigin}${path}`, { redirect: 'manual' });
  const { 'content-length': _, 'content-encoding': __, ...headers } = forHttp2(Object.fromEntries(response.headers));
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

/** The headers of an answer in HTTP/1.1, without those of its connection, which HTTP/2 forbids. */
function forHttp2<Value>(headers: Record<string, Value>): Record<string, Value> {
  const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));
}

/** To the emulator, as it is. */
function passOn(request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { method, url } = request;
  // The headers of HTTP/2 itself, like `:path`, are not headers for HTTP/1.1.
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  const asked = askServer({ host, port: ports.hosting, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, forHttp2(answer.headers));
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}
