import { existsSync, globSync } from 'node:fs';
import { request as askServer, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import superstaticPackage from 'superstatic';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { host, ports, projectId, region } from '../scripts/emulators/addresses.ts';
import { allowConnections } from '../scripts/emulators/local-config.ts';
import { root } from '../scripts/process/paths.ts';
import { edgeOf } from './edge.ts';

/** A site on a loopback port of its own. */
export interface ServedSite {
  origin: string;
  /** The file behind an address that names one, of the site's folders. */
  fileOf(url: string): string;
  stop(): Promise<void>;
}

/** What a server hands on. The packages' own types ask for Express, which none of them needs. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const api = `http://${host}:${ports.functions}/${projectId}/${region}/api`;

/**
 * Serves the built site the way Firebase Hosting does: its own matching of clean addresses, rewrites and headers, with
 * those of firebase.json, and brotli. Only the emulators' addresses are added to what pages may connect to.
 * @param folders folders under the root of the project whose files go before those of the built site
 */
export async function serveSite(folders: readonly string[] = []): Promise<ServedSite> {
  const { hosting } = firebaseConfig;
  const staticRewrites = hosting.rewrites.flatMap(({ source, destination }) =>
    destination === undefined ? [] : [{ source, destination }],
  );
  const site: Middleware = superstaticPackage.default({
    cwd: root,
    fallthrough: false,
    config: {
      // Typed as one folder, but the first that has a file wins.
      public: [...folders, hosting.public] as unknown as string,
      cleanUrls: hosting.cleanUrls,
      trailingSlash: hosting.trailingSlash,
      rewrites: staticRewrites,
      headers: hosting.headers.map(({ source, headers }) => ({ source, headers: headers.map(forEmulators) })),
    },
  }) as Middleware;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const compress = compression({ threshold: 512, brotli }) as unknown as Middleware;

  const origin = createServer((request, response) =>
    compress(request, response, () => site(request, response, () => response.writeHead(404).end())),
  );
  const edge = edgeOf(host, await listen(origin));
  const server = createServer((request, response) => {
    if (/^\/api(?:[/?]|$)/.test(request.url ?? '')) passOn(request, response);
    else edge.serve(request, response);
  });
  const port = await listen(server);
  const publicFolders = [...folders, hosting.public].map((folder) => join(root, folder));
  // What others have asked for before: no page pays for being the first.
  await edge.fill(publicFolders.flatMap(compressedPaths));
  return {
    origin: `http://${host}:${port}`,
    fileOf: (url) => {
      const { pathname } = new URL(url);
      const found = publicFolders.map((folder) => join(folder, pathname)).find((file) => existsSync(file));
      if (found === undefined) throw new Error(`There is no file for ${url}.`);
      return found;
    },
    stop: async () => {
      await Promise.all([server, origin].map(stopServer));
    },
  };
}

function forEmulators(header: { key: string; value: string }): { key: string; value: string } {
  if (header.key !== 'Content-Security-Policy') return header;
  const origins = [ports.firestore, ports.auth, ports.storage].map((port) => `http://${host}:${port}`);
  return { ...header, value: allowConnections(header.value, origins) };
}

/** Where the files of a folder that are sent compressed are asked for: a page is at its clean address. */
function compressedPaths(folder: string): string[] {
  return globSync('**/*.{css,html,js,json,svg,txt,webmanifest,xml}', { cwd: folder }).map((file) =>
    encodeURI(`/${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`),
  );
}

/** The API, as Hosting rewrites to it. */
function passOn(request: IncomingMessage, response: ServerResponse): void {
  const asked = askServer(`${api}${request.url}`, { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end());
  request.pipe(asked);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
}
