// Two of the types are text without a signature. Their encoding is unknown, so they are read byte by byte (latin1).

const excerptBytes = 64 * 1024;

/** Tells whether bytes are text in an encoding that includes ASCII: tabs and line breaks are the only control characters. */
export function isText(bytes: Buffer): boolean {
  // Ten million calls, one for each byte, would take a tenth of a second.
  for (const byte of bytes) if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) return false;
  return bytes.length > 0;
}

const byteOrderMark = 'ï»¿';
const binaryDxf = 'AutoCAD Binary DXF\r\n\x1a\0';

// Group codes and values alternate, one a line; comments (999) can stand before the first section. The blanks before a comment
// belong to it. If blanks could also belong to the line break, each comment would double the ways to read the file.
const line = String.raw`[ \t]*\r?\n[ \t]*`;
const comment = String.raw`999[ \t]*\r?\n[^\n]*\n[ \t]*`;
const sections = 'HEADER|CLASSES|TABLES|BLOCKS|ENTITIES|OBJECTS|THUMBNAILIMAGE';
const dxfStart = new RegExp(`^[ \\t]*(?:${comment})*0${line}SECTION${line}2${line}(?:${sections})\\b`);
const dxfEnd = /\n[ \t]*0[ \t]*\r?\n[ \t]*EOF\s*$/;

/** Tells whether bytes are a drawing in AutoCAD's exchange format, from its first section to its end. */
export function isDxf(bytes: Buffer): boolean {
  const start = startOf(bytes);
  if (start.startsWith(binaryDxf)) return true;
  return dxfStart.test(start) && dxfEnd.test(bytes.subarray(-256).toString('latin1')) && isText(bytes);
}

const separators = [',', ';', '\t'] as const;

/** Tells whether text is a table, by its first 64 KB: at least two columns, the same number in each row. */
export function isCsv(bytes: Buffer): boolean {
  const start = startOf(bytes);
  return separators.some((separator) => {
    const rows = columnsOf(start, separator);
    // The last row can be incomplete.
    if (bytes.length > excerptBytes) rows.pop();
    const [columns = 0] = rows;
    return columns > 1 && rows.every((one) => one === columns);
  });
}

/** Counts the columns of each row. Between quotes, separators and line breaks are text; empty lines do not count. */
function columnsOf(text: string, separator: string): number[] {
  const rows: number[] = [];
  let columns = 1;
  let isQuoted = false;
  let isEmpty = true;
  const endRow = () => {
    if (!isEmpty) rows.push(columns);
    columns = 1;
    isEmpty = true;
  };
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && (letter === '\n' || letter === '\r')) {
      endRow();
      continue;
    }
    if (!isQuoted && letter === separator) columns += 1;
    isEmpty = false;
  }
  endRow();
  return rows;
}

function startOf(bytes: Buffer): string {
  const start = bytes.subarray(0, excerptBytes).toString('latin1');
  return start.startsWith(byteOrderMark) ? start.slice(byteOrderMark.length) : start;
}
