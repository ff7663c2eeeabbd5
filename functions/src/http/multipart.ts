import { MIMEType } from 'node:util';
import { pdfFileError } from '@site/contract/jobs/pdf';
import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { HttpError, invalidField } from '../shared/http-error.ts';

export interface UploadedFile {
  /** The name that the sender gave it. */
  name: string;
  bytes: Buffer;
}

export interface Multipart {
  fields: Record<string, string>;
  file?: UploadedFile;
}

const maxParts = 50;
/** The limit of the head of a part, which contains the file name. */
const maxHeadBytes = 16 * 1024;

/** Reads a multipart form with at most one file, in the field `fileField`: a PDF, unless `fileError` accepts other types. */
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
      if (name !== fileField) throw invalidField(name, `${name} does not take a file`);
      if (file) throw invalidField(name, `${name} takes one file only`);
      file = value;
      continue;
    }
    fieldBytes += value.length;
    if (fieldBytes > limits.jsonBodyBytes) throw new HttpError(413, messages.bodyTooLarge);
    if (fields.has(name)) throw invalidField(name, `${name} was sent more than once`);
    // A form sends every line break as CR LF.
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
  checkParts(body, contentType);
  try {
    return [...(await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData())];
  } catch {
    throw new HttpError(400, messages.invalidMultipart);
  }
}

/**
 * Refuses too many parts, and parts with too long a head, before the form is parsed: the parser would turn the bytes of one
 * file into a hundred thousand objects. The count finds every boundary that the parser finds.
 */
function checkParts(body: Buffer, contentType: string): void {
  const boundary = new MIMEType(contentType).params.get('boundary');
  if (!boundary) throw new HttpError(400, messages.invalidMultipart);
  const delimiter = Buffer.from(`--${boundary}`);
  let found = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    found += 1;
    const head = body.subarray(at, at + maxHeadBytes);
    const hasLongHead = head.length === maxHeadBytes && !head.includes('\r\n\r\n');
    // The form ends with one more boundary.
    if (hasLongHead || found > maxParts + 1) throw new HttpError(413, messages.bodyTooLarge);
  }
}
