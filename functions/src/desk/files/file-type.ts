import type { FileType } from '@ohmbridge/contract/desk/submission-files';
import { isCsv, isDxf, isText } from './text-types.ts';

/** Our names for what the library finds in a file that is no text. */
const binaryTypes: Readonly<Record<string, FileType>> = {
  pdf: 'pdf',
  dwg: 'dwg',
  xlsx: 'xlsx',
  jpg: 'jpeg',
  png: 'png',
  // A PNG that moves.
  apng: 'png',
};

/** What a file is, by its bytes alone: a name and a declared type are the sender's to choose. `undefined` for all that we do not take. */
export async function fileTypeOf(bytes: Buffer): Promise<FileType | undefined> {
  if (isDxf(bytes)) return 'dxf';
  // Texts first: the library knows some formats by two letters, with which a table may begin as well.
  if (isText(bytes) && isCsv(bytes)) return 'csv';
  // Few requests bring a file.
  const { fileTypeFromBuffer } = await import('file-type');
  // What makes the library fail is nothing that it knows.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found && binaryTypes[found.ext];
}
