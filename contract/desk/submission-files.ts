import type { StoredTime } from '../shared/collections.ts';
import { messages } from '../shared/messages.ts';
import type { SubmissionKind } from './submission-kinds.ts';
import type { Sender } from './submission-record.ts';

// The files that applicants and enquirers add to what they sent. No schemas here: a public page reads this.

/** The kinds of files that are taken: what people call them, how their names end, and what they are served as. */
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

/** Of one file, and of all of one submission. Sizes are in bytes, lengths in characters. */
export const fileLimits = {
  bytes: 10 * megabyte,
  bytesInAll: 25 * megabyte,
  filesInAll: 20,
  /** So many can be chosen at once. */
  atOnce: 5,
  name: 100,
} as const;

/** A size as people read it: `12 KB`, `3.4 MB`. */
export function sizeWords(bytes: number): string {
  return bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1).replace('.0', '')} MB`;
}

const words = Object.values(fileTypes).map(({ word }) => word);

/** `PDF, DWG, … and PNG` */
export const fileTypeWords = `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What people hear about the files that they add. */
export const fileMessages = {
  missing: 'Choose a file.',
  empty: 'This file is empty.',
  wrongType: `We can take ${fileTypeWords} files, and the content of this one is none of these.`,
  password: 'This file asks for a password. Save a copy without one and add that.',
  tooMany: `There are ${fileLimits.filesInAll} files already, and more are not taken.`,
  tooMuch: `All files together may have ${sizeWords(fileLimits.bytesInAll)}. This one would be too much.`,
  withdrawn: 'This application is withdrawn: nothing can be added to it any more.',
} as const;

/** What is wrong with a file by what can be told without reading it, or `undefined`. */
export function submissionFileError({ size }: { size: number }): string | undefined {
  if (size === 0) return fileMessages.empty;
  return size > fileLimits.bytes ? messages.pdfTooLarge : undefined;
}

/** Where their objects are in Cloud Storage. No client can reach them. */
export const submissionFileFolder = 'submission-files';

/** The path of an object; its line in the timeline has the same id. */
export function submissionFilePath(kind: SubmissionKind, submission: string, file: string): string {
  return `${submissionFileFolder}/${kind}/${submission}/${file}`;
}

/** Which file an object is; `undefined` for what is none of ours. */
export function submissionFileOf(path: string): { kind: SubmissionKind; submission: string; file: string } | undefined {
  const [, kind, submission = '', file = ''] =
    /^submission-files\/(applications|enquiries)\/([A-Za-z0-9-]{1,128})\/([A-Za-z0-9-]{20,64})$/.exec(path) ?? [];
  return kind === undefined ? undefined : { kind: kind as SubmissionKind, submission, file };
}

/** A file as whoever added it is shown it. */
export interface OwnFile {
  id: string;
  name: string;
  type: FileType;
  /** In bytes. */
  size: number;
  at: string;
}

/** The line of the timeline that tells of a file. */
export interface SubmissionFile<Time = string> {
  name: string;
  type: FileType;
  size: number;
  path: string;
  at: Time;
  from: Sender;
}

/** How much has been added to a submission. */
export interface FileTotals {
  count: number;
  bytes: number;
}

/** What whoever added a file is shown of its line. */
export function ownFile(id: string, { name, type, size, at }: SubmissionFile<StoredTime>): OwnFile {
  return { id, name, type, size, at: at.toDate().toISOString() };
}
