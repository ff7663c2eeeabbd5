import { newPdfPath, pdfContentType, pdfFolder, pdfSignature } from '@site/contract/jobs/pdf';
import { limits } from '@site/contract/shared/limits';

export interface Upload {
  path: string;
  size: number;
  contentType: string;
}

interface Row {
  what: string;
  upload: Upload;
}

const stem = 'Abcdefghi-0123456789';

/** Files that an admin may add. */
export const acceptedUploads: readonly Row[] = [
  row('a PDF under a random name', {}),
  row('an empty PDF', { size: 0 }),
  row('a PDF of exactly the largest size', { size: limits.pdfBytes }),
  row('a PDF with the shortest name', { path: named(`${stem}.pdf`) }),
  row('a PDF with the longest name', { path: named(`${letters(64)}.pdf`) }),
];

/** Files that differ from allowed files only in the name. */
export const misnamedUploads: readonly Row[] = [
  row('a PDF with a name that is one character too short', { path: named(`${stem.slice(1)}.pdf`) }),
  row('a PDF with a name that is one character too long', { path: named(`${letters(65)}.pdf`) }),
  ...[
    `${stem}.PDF`,
    `${stem}.html`,
    `${stem}.pdf.html`,
    `${stem}_pdf`,
    `${stem} pdf`,
    `${stem}pdf`,
    `_${stem}.pdf`,
    `${stem} x.pdf`,
    `${stem}ü.pdf`,
    `folder/${stem}.pdf`,
  ].map((name) => row(`a PDF with the name ${name}`, { path: named(name) })),
  row('a PDF in another folder', { path: `brochures/${stem}.pdf` }),
  row('a PDF in no folder', { path: `${stem}.pdf` }),
];

/** Files with one difference from allowed files. */
export const refusedUploads: readonly Row[] = [
  ...misnamedUploads,
  row('a PDF of one byte more than the largest size', { size: limits.pdfBytes + 1 }),
  ...[
    'image/png',
    'text/html',
    'application/octet-stream',
    'application/x-pdf',
    'application/pdf; charset=utf-8',
    'x-application/pdf',
    'Application/PDF',
  ].map((contentType) => row(`something declared as ${contentType}`, { contentType })),
];

/** Makes a valid upload with these changes. */
export function validUpload(changes: Partial<Upload> = {}): Upload {
  return { path: newPdfPath(), size: 2000, contentType: pdfContentType, ...changes };
}

/** Makes as many bytes as the upload needs, beginning like a PDF. */
export function bytesOf({ size }: Upload): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode(pdfSignature).subarray(0, size));
  return bytes;
}

function row(what: string, changes: Partial<Upload>): Row {
  return { what, upload: validUpload(changes) };
}

function named(name: string): string {
  return `${pdfFolder}/${name}`;
}

function letters(count: number): string {
  return 'x'.repeat(count);
}
