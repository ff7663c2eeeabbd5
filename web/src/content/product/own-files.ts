import { fileLimits, fileTypes, fileTypeWords, type OwnFile, sizeWords } from '@site/contract/desk/submission-files';

/** The words of the files that applicants and enquirers add on their own page. */
export const ownFilesCopy = {
  title: 'Files',
  none: 'You have added no files.',
  about: ({ type, size }: Pick<OwnFile, 'type' | 'size'>, day: string) =>
    `${fileTypes[type].word}, ${sizeWords(size)}, added ${day}`,
  add: 'Add a file',
  hint: `${fileTypeWords} files of up to ${sizeWords(fileLimits.bytes)} each; all together at most ${fileLimits.filesInAll} files and ${sizeWords(fileLimits.bytesInAll)}. You can choose ${fileLimits.atOnce} at a time.`,
  tooManyAtOnce: `Please choose at most ${fileLimits.atOnce} files at a time. None of these was sent.`,
  sending: (name: string, percent: number) => `${name}: ${percent}% sent`,
  waiting: (name: string) => `${name}: waiting for the file before it`,
  added: (name: string) => `${name} has been added.`,
  failed: (name: string, reason: string) => `${name} was not added. ${reason}`,
  cancel: 'Cancel',
  again: 'Try again',
  dismiss: 'Leave it out',
} as const;
