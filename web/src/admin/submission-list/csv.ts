/** What a spreadsheet would take for a formula, and run; also where it stands behind blanks. */
const formula = /^\s*[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180) that spreadsheets open as it is: with a byte order mark, so that they know it for UTF-8, and with
 * nothing in it that they run: before what could be a formula stands an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
