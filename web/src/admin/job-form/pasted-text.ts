/** The marks before a point of a list, as word processors copy them; a letter that stands for one has a tab behind it. */
const mark = /^(?:[•·▪▫◦‣●○■□◆►➢✓–—*\-\uf0a7\uf0b7\uf0d8]\s*|[o§]\t\s*|\(?(?:\d{1,2}|[a-z])[.)](?=\s)\s*)/;

/**
 * Cleans text that is pasted into a field of several lines: removes list marks, numbers, tabs and empty lines, which the
 * form and the page add by themselves.
 */
export function cleanPaste(text: string): string {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029\v]/).map((line) =>
    line
      .trim()
      .replace(mark, '')
      .replaceAll(/[\t\u00a0]+/g, ' ')
      .trim(),
  );
  return lines.filter((line) => line !== '').join('\n');
}
