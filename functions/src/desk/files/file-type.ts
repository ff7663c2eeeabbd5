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

/** The type of a file. */
export interface FoundType {
  /** A type that we take. */
  type?: FileType;
  /** The extensions of such files, as far as the bytes tell. */
  extension?: string;
}

/** Recognises a file by its bytes alone: the sender chooses the name and the declared type. */
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

/** The name that the library gives to a file of one of many types; the file name then tells which. */
const containers = new Set(['cfb', 'zip', 'xml']);

/** Gives the reason for a refused file, in words for the sender. */
export function typeRefusal({ extension }: FoundType, name: string): string {
  const named = /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
  // An Office document with a password is a container of the older kind.
  if (extension === 'cfb' && named !== undefined && /^(?:xls|doc|ppt)[xm]$/.test(named)) return fileMessages.password;
  const isOpen = extension === undefined || containers.has(extension);
  return refusedFileMessage((isOpen ? named : extension) ?? extension ?? '');
}
