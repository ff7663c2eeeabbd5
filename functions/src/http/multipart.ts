import { pdfFileError } from '@ohmbridge/contract/jobs/pdf';
import { limits } from '@ohmbridge/contract/shared/limits';
import { messages } from '@ohmbridge/contract/shared/messages';
import { HttpError } from '../shared/http-error.ts';

export interface UploadedFile {
  /** As its sender calls it. */
  name: string;
  bytes: Buffer;
}

export interface Multipart {
  fields: Record<string, string>;
  file?: UploadedFile;
}

const maxParts = 50;

/** Reads a multipart form that may carry one file, in the field `fileField`: a PDF, unless `fileError` takes others. */
export async function readMultipart(
  body: Buffer,
  contentType: string,
  fileField: string,
  fileError: (file: File) => string | undefined = pdfFileError,
): Promise<Multipart> {
  const parts = await partsOf(body, contentType);
  const fields = new Map<string, string>();
  let file: File | undefined;
  let fieldBytes = 0;
  for (const [name, value] of parts) {
    if (typeof value !== 'string') {
      // A browser sends a file field without a chosen file as an empty one without a name.
      if (value.size === 0 && value.name === '') continue;
      if (name !== fileField) throw fieldError(name, `${name} does not take a file`);
      if (file) throw fieldError(name, `${name} takes one file only`);
      file = value;
      continue;
    }
    fieldBytes += value.length;
    if (fieldBytes > limits.jsonBodyBytes) throw new HttpError(413, messages.bodyTooLarge);
    if (fields.has(name)) throw fieldError(name, `${name} was sent more than once`);
    // A form sends every line break as CR LF, whatever was typed.
    fields.set(name, value.replaceAll('\r\n', '\n'));
  }
  const error = file && fileError(file);
  if (error !== undefined) throw new HttpError(400, error, { errors: { [fileField]: error } });
  return {
    fields: Object.fromEntries(fields),
    ...(file && { file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) } }),
  };
}

async function partsOf(body: Buffer, contentType: string): Promise<[string, string | File][]> {
  let parts: [string, string | File][];
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData();
    parts = [...form];
  } catch {
    throw new HttpError(400, messages.invalidMultipart);
  }
  if (parts.length > maxParts) throw new HttpError(413, messages.bodyTooLarge);
  return parts;
}

function fieldError(name: string, message: string): HttpError {
  return new HttpError(400, messages.invalidFields, { errors: { [name]: message } });
}
