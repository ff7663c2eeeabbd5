import { refusedFileMessage } from '@site/contract/desk/refused-files';
import { type FileType, fileLimits, fileMessages, fileTypes } from '@site/contract/desk/submission-files';
import { isPdf, signatureOf } from '../../shared/pdf.ts';
import { isCsv, isDxf, isText } from './text-types.ts';

/** Our types of binary files, by the library's names. */
const binaryTypes: Readonly<Record<string, FileType>> = {
  dwg: 'dwg',
  xlsx: 'xlsx',
  jpg: 'jpeg',
  png: 'png',
  // An animated PNG.
  apng: 'png',
};

export interface FoundType {
  /** The type, if we accept it. */
  type?: FileType;
  /** The extension of such files, if the bytes tell. */
  extension?: string;
}

/** Recognises a file by its bytes alone: the sender chooses the name and the declared type. */
export async function fileTypeOf(bytes: Buffer): Promise<FoundType> {
  if (isDxf(bytes)) return { type: 'dxf' };
  // Tables are checked first: the library knows some formats by two letters, and a table can begin with them.
  if (isText(bytes) && isCsv(bytes)) return { type: 'csv' };
  if (await isPdf(bytes)) return { type: 'pdf' };
  const extension = await signatureOf(bytes);
  if (extension === undefined) return {};
  const type = binaryTypes[extension];
  return { extension, ...(type && { type }) };
}

/** The library's names for containers of many types; the file name then tells the type. */
const containers = new Set(['cfb', 'zip', 'xml']);

/** Gives the reason for a refused file, in words for the sender. */
export function typeRefusal({ extension }: FoundType, name: string): string {
  const named = /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
  // Office stores a document with a password in the older container.
  if (extension === 'cfb' && named !== undefined && /^(?:xls|doc|ppt)[xm]$/.test(named)) return fileMessages.password;
  const isOpen = extension === undefined || containers.has(extension);
  return refusedFileMessage((isOpen ? named : extension) ?? extension ?? '');
}

/** Matches only at the beginning of a run: a search from each character would take quadratic time. */
const blankEnd = /(?<![. ])[. ]+$/;

/**
 * Gives the name under which a file is stored: without folders, control characters, marks that turn the direction of the text,
 * and characters that some systems refuse; at most `fileLimits.name` long, and with the ending of its type.
 */
export function cleanFileName(name: string, type: FileType): string {
  const { extensions } = fileTypes[type];
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[<>:"|?*]/g, '-')
    .replace(/^[. ]+/, '')
    .replace(blankEnd, '');
  const [, stem = '', written = ''] = /^(.*)\.([^.]*)$/.exec(plain) ?? [undefined, plain];
  const ending: string | undefined = extensions.find((one) => one === written.toLowerCase());
  const whole = ending === undefined ? plain : stem;
  const suffix = `.${ending ?? extensions[0]}`;
  const kept = Array.from(whole)
    .slice(0, fileLimits.name - suffix.length)
    .join('')
    .replace(blankEnd, '');
  return `${kept || 'file'}${suffix}`;
}
