import { fileTypes, type SubmissionFile, sizeWords } from '@ohmbridge/contract/desk/submission-files';

/** The words of the files in a timeline. */
export const filesCopy = {
  added: 'File',
  about: ({ type, size }: Pick<SubmissionFile, 'type' | 'size'>) => `${fileTypes[type].word}, ${sizeWords(size)}`,
  from: { applicant: 'the applicant', enquirer: 'the enquirer' } satisfies Record<SubmissionFile['from'], string>,
  download: 'Download',
  show: 'Show',
  fetching: 'Fetching...',
  notScanned: 'Not scanned for viruses: open it with care.',
  viewer: {
    close: 'Close',
    opening: 'The file is being opened...',
    failed: 'This PDF could not be shown here. Download it instead.',
    incomplete: 'Some of this PDF cannot be shown here. Download it to see all of it.',
    page: (number: number, of: number) => `Page ${number} of ${of}`,
    more: (shown: number, of: number) => `The first ${shown} of ${of} pages. Download the file for the rest.`,
  },
} as const;
