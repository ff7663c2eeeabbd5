/**
 * Breaks a text into lines that fit.
 * @param measure the width of a line of text
 * @param most how many lines there may be; what does not fit into them is left out, and an ellipsis says so
 */
export function wrapText(text: string, measure: (line: string) => number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let end = kept[most - 1] ?? '';
  while (measure(`${end}…`) > width && end.includes(' ')) end = end.slice(0, end.lastIndexOf(' '));
  kept[most - 1] = `${end.replace(/[,;:.–]$/, '')}…`;
  return kept;
}
