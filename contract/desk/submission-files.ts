import { isoOf, type StoredTime } from '../shared/collections.ts';
import { messages } from '../shared/messages.ts';
import type { SubmissionKind } from './submission-kinds.ts';
import type { SenderKind } from './submission-record.ts';

// The files that applicants and enquirers add. No schemas here: public pages load this file.

export const fileTypes = {
  pdf: { word: 'PDF', extensions: ['pdf'], mediaType: 'application/pdf' },
  dwg: { word: 'DWG', extensions: ['dwg'], mediaType: 'image/vnd.dwg' },
  dxf: { word: 'DXF', extensions: ['dxf'], mediaType: 'image/vnd.dxf' },
  xlsx: {
    word: 'XLSX',
    extensions: ['xlsx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { word: 'CSV', extensions: ['csv'], mediaType: 'text/csv' },
  jpeg: { word: 'JPEG', extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg' },
  png: { word: 'PNG', extensions: ['png'], mediaType: 'image/png' },
} as const;
export type FileType = keyof typeof fileTypes;

const megabyte = 1024 * 1024;

/** The limits of one file and of one submission. Sizes in bytes, lengths in characters. */
export const fileLimits = {
  bytes: 10 * megabyte,
  bytesInAll: 25 * megabyte,
  filesInAll: 20,
  /** The files that can be chosen at once. */
  atOnce: 5,
  name: 100,
} as const;

/** Gives a size in words: `12 KB`, `3.4 MB`. */
export function sizeWords(bytes: number): string {
  return bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1).replace('.0', '')} MB`;
}

const words = Object.values(fileTypes).map(({ word }) => word);

/** `PDF, DWG, … and PNG` */
export const fileTypeWords = `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const fileMessages = {
  missing: 'Choose a file.',
  empty: 'This file is empty.',
  wrongType: `We can take ${fileTypeWords} files. The content of this file is of another type.`,
  password: 'This file asks for a password. Save a copy without one and add that.',
  tooMany: `There are ${fileLimits.filesInAll} files already. You cannot add more.`,
  tooMuch: `All files together can have ${sizeWords(fileLimits.bytesInAll)} at most. With this file they would have more.`,
  withdrawn: 'This application is withdrawn. You can no longer add files.',
} as const;

/** Names the fault of a file by its size, before it is read. */
export function submissionFileError({ size }: { size: number }): string | undefined {
  if (size === 0) return fileMessages.empty;
  return size > fileLimits.bytes ? messages.pdfTooLarge : undefined;
}

/** The folder of files in Cloud Storage. Clients cannot read it. */
export const submissionFileFolder = 'submission-files';

/** Gives the path of a file's object. The line of the timeline has the same id. */
export function submissionFilePath(kind: SubmissionKind, submission: string, file: string): string {
  return `${submissionFileFolder}/${kind}/${submission}/${file}`;
}

/** Reads the path of a file's object; `undefined` for other objects. */
export function submissionFileOf(path: string): { kind: SubmissionKind; submission: string; file: string } | undefined {
  const [, kind, submission = '', file = ''] =
    /^submission-files\/(applications|enquiries)\/([A-Za-z0-9-]{1,128})\/([A-Za-z0-9-]{20,64})$/.exec(path) ?? [];
  return kind === undefined ? undefined : { kind: kind as SubmissionKind, submission, file };
}

/** A file as its sender sees it. */
export interface OwnFile {
  id: string;
  name: string;
  type: FileType;
  /** In bytes. */
  size: number;
  at: string;
}

/** The line of the timeline about a file. */
export interface SubmissionFile<Time = string> {
  name: string;
  type: FileType;
  size: number;
  path: string;
  at: Time;
  from: SenderKind;
}

export interface FileTotals {
  count: number;
  bytes: number;
}

export function ownFile(id: string, { name, type, size, at }: SubmissionFile<StoredTime>): OwnFile {
  return { id, name, type, size, at: isoOf(at) };
}
