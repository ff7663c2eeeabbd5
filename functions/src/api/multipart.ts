import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type busboy from 'busboy';
import { limits } from '../contract/limits.ts';
import { messages } from '../contract/messages.ts';
import { pdfFileError } from '../contract/pdf.ts';
import { HttpError } from './http-error.ts';

export interface UploadedFile {
  bytes: Buffer;
}

export interface Multipart {
  fields: Record<string, string>;
  file?: UploadedFile;
}

const mostFields = 50;

/** Reads a multipart form that may carry one PDF, in the field `fileField`. The whole form is checked before it counts. */
export async function readMultipart(request: IncomingMessage, fileField: string): Promise<Multipart> {
  const { default: createParser } = await import('busboy');
  let parser: busboy.Busboy;
  try {
    parser = createParser({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fileSize: limits.pdfBytes + 1,
        fieldSize: limits.jsonBodyBytes,
        fields: mostFields,
        parts: mostFields + 2,
      },
    });
  } catch {
    throw new HttpError(400, messages.invalidMultipart);
  }
  return new MultipartReading(parser, fileField).of(request);
}

class MultipartReading {
  readonly #parser: busboy.Busboy;
  readonly #fileField: string;
  readonly #fields = new Map<string, string>();
  #file: UploadedFile | undefined;
  #problem: HttpError | undefined;

  constructor(parser: busboy.Busboy, fileField: string) {
    this.#parser = parser;
    this.#fileField = fileField;
  }

  of(request: IncomingMessage): Promise<Multipart> {
    return new Promise((resolve, reject) => {
      const fail = (error: HttpError) => {
        // What is still coming must be read, or the caller never gets to see the answer.
        request.unpipe(this.#parser);
        request.resume();
        reject(error);
      };
      this.#parser
        .on('field', (name, value, info) => this.#takeField(name, value, info))
        .on('file', (name, stream, info) => this.#takeFile(name, stream, info))
        .on('fieldsLimit', () => this.#refuse(new HttpError(413, messages.bodyTooLarge)))
        .on('partsLimit', () => this.#refuse(new HttpError(413, messages.bodyTooLarge)))
        .on('error', () => fail(new HttpError(400, messages.invalidMultipart)))
        .on('close', () => (this.#problem ? fail(this.#problem) : resolve(this.#result())));
      request.once('error', () => fail(new HttpError(400, messages.invalidMultipart)));
      request.pipe(this.#parser);
    });
  }

  #result(): Multipart {
    return { fields: Object.fromEntries(this.#fields), ...(this.#file && { file: this.#file }) };
  }

  #refuse(problem: HttpError): void {
    this.#problem ??= problem;
  }

  #takeField(name: string, value: string, info: busboy.FieldInfo): void {
    if (info.valueTruncated) this.#refuse(new HttpError(413, messages.bodyTooLarge));
    else if (this.#fields.has(name)) this.#refuse(fieldProblem(name, `${name} was sent more than once`));
    // A form sends every line break as CR LF, whatever was typed.
    else this.#fields.set(name, value.replaceAll('\r\n', '\n').toWellFormed());
  }

  #takeFile(name: string, stream: Readable, info: busboy.FileInfo): void {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => {
      if (!this.#problem) chunks.push(chunk);
    });
    // The parser reports a broken file part itself; without a listener the stream's own event would be an uncaught error.
    stream.on('error', () => chunks.splice(0));
    stream.on('end', () => {
      const bytes = Buffer.concat(chunks);
      // A browser sends a file field without a chosen file as an empty one without a name.
      if (bytes.length > 0 || info.filename) this.#keepFile(name, bytes, info.mimeType);
    });
  }

  #keepFile(name: string, bytes: Buffer, type: string): void {
    const problem = this.#problemOf(name, { type, size: bytes.length });
    if (problem) this.#refuse(problem);
    else this.#file = { bytes };
  }

  #problemOf(name: string, file: { type: string; size: number }): HttpError | undefined {
    if (name !== this.#fileField) return fieldProblem(name, `${name} does not take a file`);
    if (this.#file) return fieldProblem(name, `${name} takes one file only`);
    const problem = pdfFileError(file);
    return problem === undefined ? undefined : new HttpError(400, problem, { [name]: problem });
  }
}

function fieldProblem(name: string, message: string): HttpError {
  return new HttpError(400, messages.invalidFields, { [name]: message });
}
