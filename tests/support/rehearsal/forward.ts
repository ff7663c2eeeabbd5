import { type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http';

/** A request with its whole body. */
export interface ReadRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** An answer that is not yet sent. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: Buffer | string;
}

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];

/** Passes a request on to a port of this machine, and gives the answer. */
export function forward(port: number, { method, path, headers, body }: ReadRequest): Promise<Required<Answer>> {
  const kept = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
  const length = body.length > 0 || method !== 'GET' ? { 'content-length': `${body.length}` } : {};
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers: { ...Object.fromEntries(kept), ...length } };
    const asked = request(options, (response) => {
      const received = Object.entries(response.headers).filter(([name]) => !ofConnection.includes(name));
      const headers = Object.fromEntries(received.map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));
      bytesOf(response).then((body) => resolve({ status: response.statusCode ?? 502, headers, body }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Makes a listener for a server. The listener waits for the whole request, and answers with the result of `act`. */
export function answering(act: (request: ReadRequest) => Promise<Answer>): RequestListener {
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = message;
    const request = { method, path: url, headers, body: await bytesOf(message) };
    const { status, headers: more = {}, body } = await act(request).catch(() => json(502, {}));
    response.writeHead(status, { ...more, 'content-length': `${Buffer.byteLength(body)}` }).end(body);
  };
  return (message, response) => void answer(message, response).catch(() => response.destroy());
}

/** Makes an answer in JSON. */
export function json(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=UTF-8' }, body: JSON.stringify(value) };
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
