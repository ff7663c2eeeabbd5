import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { FileType } from '@site/contract/desk/submission-files';

/** Builds the smallest possible PDF with this text on its page. */
export function samplePdf(words = 'Ohmbridge', pages = 1): Buffer {
  const text = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`;
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>';
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...Array<string>(pages).fill(page),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

/** Reads a PDF that another program has written. */
export function samplePdfFile(name: string): Buffer {
  return readFileSync(new URL(`pdfs/${name}.pdf`, import.meta.url));
}

/** A drawing in AutoCAD's exchange format: one line. */
export const sampleDxf = Buffer.from(
  ['0', 'SECTION', '2', 'ENTITIES', '0', 'LINE', '8', '0', '10', '0.0', '0', 'ENDSEC', '0', 'EOF', ''].join('\r\n'),
);

/** A file of each type, as its own program writes it, or the first bytes of one. */
export const sampleFiles: Record<FileType, Buffer> = {
  pdf: samplePdf(),
  dwg: Buffer.concat([Buffer.from('AC1032\0\0\0\0\0'), Buffer.alloc(64)]),
  dxf: sampleDxf,
  xlsx: zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml': '<workbook/>',
  }),
  csv: Buffer.from('Relay;Setting\r\n"87T; main";0,2\r\n'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  png: Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngPart('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
    pngPart('IDAT', deflateSync(Buffer.from([0, 0]))),
    pngPart('IEND', Buffer.alloc(0)),
  ]),
};

function pngPart(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // No test reads the checksum.
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

/** An archive whose files are not compressed. */
export function zipOf(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20);
    fields.writeUInt32LE(text.length, 14);
    fields.writeUInt32LE(text.length, 18);
    fields.writeUInt16LE(name.length, 22);
    return { name, text, fields };
  });
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, fields } of entries) {
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name + text)]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
