import { request as askServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * What the edge of a content delivery network does for a site: a file is asked for, and compressed, once; after that it
 * is given from memory. Without it the server would compress while the browser beside it is measured.
 * @param port where on loopback the site itself answers
 */
export function edgeOf(host: string, port: number): (request: IncomingMessage, response: ServerResponse) => void {
  const kept = new Map<string, Promise<Answer>>();
  return (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const key = JSON.stringify([method, url, headers['accept-encoding'], headers.range, headers['if-none-match']]);
    const answer = kept.get(key) ?? ask({ host, port, method, path: url, headers });
    kept.set(key, answer);
    answer.then(
      ({ status, headers: answered, body }) => response.writeHead(status, answered).end(body),
      () => {
        kept.delete(key);
        response.writeHead(502).end();
      },
    );
  };
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
