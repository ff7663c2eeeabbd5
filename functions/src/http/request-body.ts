import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import type { ApiRoute } from '@site/contract/shared/route';
import { wellFormed } from '@site/contract/shared/text-fields';
import { HttpError } from '../shared/http-error.ts';
import { withTimeout } from '../shared/timeout.ts';
import { readMultipart, type UploadedFile } from './multipart.ts';

export interface RequestBody {
  fields: Record<string, unknown>;
  file?: UploadedFile;
}

/** A request from the functions runtime, with the bytes of its body if the runtime has read them. */
type FunctionRequest = IncomingMessage & { rawBody?: Buffer };

type BodyRules = Pick<ApiRoute, 'fileField' | 'fileError' | 'maxBodyBytes' | 'mediaType'>;

/**
 * Reads the fields of a request's body, and its file if the route takes one. A missing body counts as one without fields.
 * @param jsonMilliseconds the time limit of a JSON body; a form can bring a file, and has no limit here
 */
export async function readBody(
  request: FunctionRequest,
  jsonMilliseconds: number,
  { fileField, fileError, maxBodyBytes = limits.jsonBodyBytes, mediaType = 'application/json' }: BodyRules = {},
): Promise<RequestBody> {
  if (!hasBody(request)) return { fields: {} };
  const { 'content-type': contentType = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const type = mimeType(contentType);
  if (encoding !== 'identity') throw new HttpError(415, messages.unsupportedBody);
  if (type?.essence === mediaType && /^(utf-?8)?$/i.test(type.params.get('charset') ?? '')) {
    const tooLarge = new HttpError(413, messages.bodyTooLarge);
    const bytes = readBytes(request, maxBodyBytes, tooLarge);
    return { fields: parseJson(await withTimeout(bytes, jsonMilliseconds, tooSlow)) };
  }
  if (fileField && type?.essence === 'multipart/form-data') {
    // Only the file can be that large.
    const tooLarge = new HttpError(400, messages.pdfTooLarge, { errors: { [fileField]: messages.pdfTooLarge } });
    return readMultipart(await readBytes(request, limits.multipartBytes, tooLarge), contentType, fileField, fileError);
  }
  throw new HttpError(415, messages.unsupportedBody);
}

/** Also closes the connection, which would otherwise wait for the rest. */
function tooSlow(): HttpError {
  return new HttpError(408, messages.bodyTooSlow, { headers: { Connection: 'close' } });
}

/** Tells whether a request has a body, by the raw headers: `keepBodiesForTheApi` removes the parsed ones. */
function hasBody({ rawBody, rawHeaders }: FunctionRequest): boolean {
  if (rawBody) return rawBody.length > 0;
  return rawHeaders.some((word, index) => {
    if (index % 2 === 1) return false;
    const name = word.toLowerCase();
    return name === 'transfer-encoding' || (name === 'content-length' && Number(rawHeaders[index + 1]) > 0);
  });
}

function mimeType(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

async function readBytes(request: FunctionRequest, maxBytes: number, tooLarge: HttpError): Promise<Buffer> {
  const stream: AsyncIterable<Buffer> | Iterable<Buffer> = request.rawBody ? [request.rawBody] : request;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // A body that is too large is also read to its end: a caller who is still sending does not see the answer.
    for await (const chunk of stream) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    throw new HttpError(400, messages.invalidMultipart);
  }
  if (size > maxBytes) throw tooLarge;
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes), wellFormed);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch {
    // The answer is the same as for JSON that is not an object.
  }
  throw new HttpError(400, messages.invalidJson);
}
