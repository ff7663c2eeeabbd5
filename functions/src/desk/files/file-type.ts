import { refusedFileMessage } from '@ohmbridge/contract/desk/refused-files';
import { type FileType, fileMessages } from '@ohmbridge/contract/desk/submission-files';
import { isPdf, signatureOf } from '../../shared/pdf.ts';
import { isCsv, isDxf, isText } from './text-types.ts';

/** Our names for what the library finds in a file that is no text. */
const binaryTypes: Readonly<Record<string, FileType>> = {
  dwg: 'dwg',
  xlsx: 'xlsx',
  jpg: 'jpeg',
  png: 'png',
  // A PNG that moves.
  apng: 'png',
};

/** What a file is. */
export interface FoundType {
  /** One of those that we take. */
  type?: FileType;
  /** How the names of such files end, as far as the bytes say. */
  extension?: string;
}

/** What a file is, by its bytes alone: a name and a declared type are the sender's to choose. */
export async function fileTypeOf(bytes: Buffer): Promise<FoundType> {
  if (isDxf(bytes)) return { type: 'dxf' };
  // Texts first: the library knows some formats by two letters, with which a table may begin as well.
  if (isText(bytes) && isCsv(bytes)) return { type: 'csv' };
  if (await isPdf(bytes)) return { type: 'pdf' };
  const extension = await signatureOf(bytes);
  if (extension === undefined) return {};
  const type = binaryTypes[extension];
  return { extension, ...(type && { type }) };
}

/** What the library calls a file that may be one of many, so that its name has to say which. */
const containers = new Set(['cfb', 'zip', 'xml']);

/** Why a file is not taken, in words for whoever has sent it. */
export function typeRefusal({ extension }: FoundType, name: string): string {
  const named = /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
  // An Office document with a password is a container of the older kind.
  if (extension === 'cfb' && named !== undefined && /^(?:xls|doc|ppt)[xm]$/.test(named)) return fileMessages.password;
  const isOpen = extension === undefined || containers.has(extension);
  return refusedFileMessage((isOpen ? named : extension) ?? extension ?? '');
}
