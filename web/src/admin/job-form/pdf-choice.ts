import { pdfFileError } from '@site/contract/jobs/pdf';

interface FileFacts {
  name: string;
  size: number;
}

/** The change of the job's PDF that the next save makes. `error` gives the reason why the last attempt to change it failed. */
export type PdfChoice = { error?: string } & (
  | { kind: 'keep' }
  | { kind: 'remove' }
  | { kind: 'chosen'; file: File }
  | { kind: 'uploading'; file: File; sent: number }
  /**
   * The file is in Cloud Storage, and the job does not name it yet. The browser may have lost the file itself, for instance by
   * a reload.
   */
  | { kind: 'uploaded'; facts: FileFacts; path: string; file?: File }
);

export type PdfEvent =
  | { type: 'choose'; file: File }
  | { type: 'clear' }
  | { type: 'remove-current' }
  | { type: 'restore'; facts: FileFacts; path: string }
  | { type: 'upload-starts' }
  | { type: 'upload-advances'; sent: number }
  | { type: 'upload-ends'; path: string }
  | { type: 'upload-stops'; error?: string }
  /** The file cannot become a job description. The event can name a file that is no longer the chosen one. */
  | { type: 'refuse'; error: string; file?: File }
  /** The API does not find the uploaded object, for instance because the clean-up has deleted it. */
  | { type: 'upload-lost'; error: string };

export const noPdfChoice: PdfChoice = { kind: 'keep' };

export function nextPdfChoice(choice: PdfChoice, event: PdfEvent): PdfChoice {
  switch (event.type) {
    case 'choose': {
      const error = pdfFileError(event.file);
      return error === undefined ? { kind: 'chosen', file: event.file } : { kind: 'keep', error };
    }
    case 'clear':
      return noPdfChoice;
    case 'remove-current':
      return { kind: 'remove' };
    case 'restore':
      return { kind: 'uploaded', facts: event.facts, path: event.path };
    case 'upload-starts':
      return choice.kind === 'chosen' ? { kind: 'uploading', file: choice.file, sent: 0 } : choice;
    case 'upload-advances':
      return choice.kind === 'uploading' ? { ...choice, sent: event.sent } : choice;
    case 'upload-ends':
      return choice.kind === 'uploading'
        ? { kind: 'uploaded', facts: factsOf(choice.file), path: event.path, file: choice.file }
        : choice;
    case 'upload-stops':
      if (choice.kind !== 'uploading') return choice;
      return { kind: 'chosen', file: choice.file, ...(event.error !== undefined && { error: event.error }) };
    case 'refuse':
      return event.file && !('file' in choice && choice.file === event.file)
        ? choice
        : { kind: 'keep', error: event.error };
    case 'upload-lost':
      if (choice.kind !== 'uploaded') return { ...choice, error: event.error };
      return choice.file
        ? { kind: 'chosen', file: choice.file, error: event.error }
        : { kind: 'keep', error: event.error };
  }
}

export function chosenFile(choice: PdfChoice): FileFacts | undefined {
  if (choice.kind === 'uploaded') return choice.facts;
  return choice.kind === 'chosen' || choice.kind === 'uploading' ? factsOf(choice.file) : undefined;
}

export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

export function percentSent(sent: number, size: number): number {
  return size === 0 ? 100 : Math.floor((sent / size) * 100);
}

function factsOf({ name, size }: File): FileFacts {
  return { name, size };
}
