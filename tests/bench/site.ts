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

/** The site in the form in which visitors get it. */
export interface Site {
  origin: string;
  /** Gives the size of a file's body in transfer; 0 for a file without a request. */
  bytesOf(url: string): number;
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves the site in front of the Hosting emulator and adds what production does: HTTP/2, text in brotli, and answers from
 * memory. All files are requested and compressed at the start, because compression during a measurement would take processor
 * time from the browser.
 * @param change changes the HTML of each page
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
  // A page has a clean address, without `.html`.
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

/** Gives the headers of an HTTP/1.1 answer without the connection headers, which HTTP/2 forbids. */
function forHttp2<Value>(headers: Record<string, Value>): Record<string, Value> {
  const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));
}

/** Passes a request on to the emulator unchanged. */
function passOn(request: Http2ServerRequest, response: Http2ServerResponse): void {
  const { method, url } = request;
  // Pseudo-headers of HTTP/2, such as `:path`, are not valid in HTTP/1.1.
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  const asked = askServer({ host, port: ports.hosting, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, forHttp2(answer.headers));
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}
