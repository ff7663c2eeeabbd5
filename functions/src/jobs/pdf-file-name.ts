/** A file name for a job's PDF: plain letters, digits and dashes, safe in any header and on any disk. */
export function pdfFileName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return `${name || 'job-description'}.pdf`;
}
