/**
 * Breaks a text into lines that fit.
 * @param measure the width of a line of text
 * @param maxLines a text that needs more is cut, and ends in an ellipsis
 */
export function wrapText(text: string, measure: (line: string) => number, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  const kept = lines.slice(0, maxLines);
  let end = kept[maxLines - 1] ?? '';
  while (measure(`${end}…`) > width && end.includes(' ')) end = end.slice(0, end.lastIndexOf(' '));
  kept[maxLines - 1] = `${end.replace(/[,;:.–]$/, '')}…`;
  return kept;
}
