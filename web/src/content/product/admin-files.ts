import { fileTypes, type SubmissionFile, sizeWords } from '@site/contract/desk/submission-files';

/** The words of the files of a submission. */
export const filesCopy = {
  title: 'Files',
  none: 'No file was added.',
  added: 'File',
  about: ({ type, size }: Pick<SubmissionFile, 'type' | 'size'>) => `${fileTypes[type].word}, ${sizeWords(size)}`,
  from: { applicant: 'the applicant', enquirer: 'the enquirer' } satisfies Record<SubmissionFile['from'], string>,
  download: 'Download',
  show: 'Show',
  fetching: 'Fetching...',
  notScanned: 'Not scanned for viruses: open files with care.',
  cv: {
    title: 'CV',
    showAll: (name: string) => `Show all of ${name}`,
    caption: (name: string, pages: number) => `${name}, page 1 of ${pages}`,
  },
  viewer: {
    close: 'Close',
    opening: 'The file is being opened...',
    failed: 'This PDF could not be shown here. Download it instead.',
    incomplete: 'Some of this PDF cannot be shown here. Download it to see all of it.',
    page: (number: number, of: number) => `Page ${number} of ${of}`,
    more: (shown: number, of: number) => `The first ${shown} of ${of} pages. Download the file for the rest.`,
  },
} as const;
