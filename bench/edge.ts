import { request as askServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What stands between browsers and a site. */
export interface Edge {
  serve(request: IncomingMessage, response: ServerResponse): void;
  /** Asks the site for these paths, as a browser that takes brotli would: the next one gets them from memory. */
  fill(paths: readonly string[]): Promise<void>;
}

/**
 * What the edge of a content delivery network does for a site: a file is asked for, and compressed, once; after that it
 * is given from memory. Without it the server would compress while the browser beside it is measured.
 * @param port where on loopback the site itself answers
 */
export function edgeOf(host: string, port: number): Edge {
  const kept = new Map<string, Promise<Answer>>();
  const answerTo = (method: string, path: string, sent: IncomingHttpHeaders): Promise<Answer> => {
    const headers = withOneEncoding(sent);
    const key = JSON.stringify([method, path, headers['accept-encoding'], headers.range, headers['if-none-match']]);
    const answer = kept.get(key) ?? ask({ host, port, method, path, headers });
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    return answer;
  };
  return {
    serve: ({ method = 'GET', url = '/', headers }, response) => {
      answerTo(method, url, headers).then(
        ({ status, headers: answered, body }) => response.writeHead(status, answered).end(body),
        () => response.writeHead(502).end(),
      );
    },
    fill: async (paths) => {
      await Promise.all(paths.map((path) => answerTo('GET', path, { 'accept-encoding': brotli })));
    },
  };
}

const brotli = 'br';

/** Browsers name what they can unpack in many ways; of those that can brotli, all get the same. */
function withOneEncoding(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
  return takesBrotli ? { ...headers, 'accept-encoding': brotli } : headers;
}

function ask(options: {
  host: string;
  port: number;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = askServer(options, (answer) => {
      const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers;
      const status = answer.statusCode ?? 502;
      answer.toArray().then((chunks) => resolve({ status, headers, body: Buffer.concat(chunks) }), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
