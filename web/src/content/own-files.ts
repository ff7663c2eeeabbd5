import {
  fileLimits,
  fileTypes,
  fileTypeWords,
  type OwnFile,
  sizeWords,
} from '@ohmbridge/contract/desk/submission-files';

/** The words of the files that applicants and enquirers add on their own page. */
export const ownFilesCopy = {
  title: 'Files',
  none: 'You have added none.',
  about: ({ type, size }: Pick<OwnFile, 'type' | 'size'>, day: string) =>
    `${fileTypes[type].word}, ${sizeWords(size)}, added ${day}`,
  add: 'Add a file',
  hint: `Drawings, certificates, a CV: ${fileTypeWords} files. Each may have ${sizeWords(fileLimits.bytes)}; all together ${sizeWords(fileLimits.bytesInAll)}, and ${fileLimits.filesInAll} files. You can choose ${fileLimits.atOnce} at a time.`,
  tooManyAtOnce: `Please choose at most ${fileLimits.atOnce} files at a time. None of these was sent.`,
  sending: (name: string, percent: number) => `${name}: ${percent}% sent`,
  waiting: (name: string) => `${name}: waits for the one before`,
  added: (name: string) => `${name} is added.`,
  failed: (name: string, reason: string) => `${name} is not added. ${reason}`,
  cancel: 'Cancel',
  again: 'Try again',
  dismiss: 'Leave it out',
} as const;
