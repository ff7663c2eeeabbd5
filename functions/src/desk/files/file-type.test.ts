import { readFileSync } from 'node:fs';
import { fileLimits, fileMessages } from '@site/contract/desk/submission-files';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { leastCpuTime } from '../../test-support/cpu-time.ts';
import { sampleDxf, sampleFiles, samplePdf, zipOf } from '../../test-support/sample-files.ts';
import { cleanFileName, fileTypeOf, typeRefusal } from './file-type.ts';

testRows(Object.entries(sampleFiles))('a file of each type is recognised by its bytes', async (type, bytes) => {
  expect((await fileTypeOf(bytes)).type).toBe(type);
});

testRows(Object.entries(sampleFiles))(
  'a file with fewer than its first bytes is not recognised',
  async (_type, bytes) => {
    expect((await fileTypeOf(bytes.subarray(0, 2))).type).toBeUndefined();
  },
);

testRows(Object.entries(sampleFiles))(
  'a file with a zero before its first bytes is not recognised',
  async (type, bytes) => {
    const found = await fileTypeOf(Buffer.concat([Buffer.from([0]), bytes]));
    // A PDF is the exception, because readers open such a file.
    expect(found.type).toBe(type === 'pdf' ? 'pdf' : undefined);
  },
);

const dxf = sampleDxf.toString();

testRows<[string, string | Buffer]>([
  ['nothing', ''],
  ['a program', readFileSync(process.execPath).subarray(0, 20_000)],
  ['a program for Windows', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500)])],
  ['an archive', zipOf({ 'evil.exe': 'MZ' })],
  ['a page', '<!doctype html><script>alert(1)</script>\n<p>a, b'],
  ['a drawing that is a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a picture with a PDF behind it', `GIF89a${samplePdf()}`],
  ['four fifths of the signature of a PDF', '%PDF'],
  ['words', 'To whom it may concern\n'],
  ['a letter with commas', 'Dear Asha,\nI am, as I said, an engineer.\n'],
  ['a table with a longer row', 'a,b\n1,2,3\n'],
  ['a table with one column', 'a\nb\n'],
  ['a table whose last row is longer', 'a,b\n1,2,3'],
  ['a table with a control character', 'a,b\n1,\x00\n'],
  ['a drawing that was cut off', dxf.slice(0, -5)],
  ['a drawing that begins in the middle', dxf.slice(dxf.indexOf('ENTITIES'))],
])('files of other types are refused', async (_what, content) => {
  expect((await fileTypeOf(Buffer.from(content as string))).type).toBeUndefined();
});

testRows<[string, string | Buffer]>([
  ['csv', '\uFEFFName,Ω\nä,"1,5"\n'],
  ['csv', 'MZ\tZM\n1\t2'],
  ['csv', 'BM,BN\r\n1,2\r\n'],
  ['csv', 'a,"a line\nbreak"\n1,2'],
  ['csv', Buffer.from('Gr\xf6\xdfe;1\n', 'latin1')],
  ['csv', `${'1,2\n'.repeat(40_000)}`],
  // The excerpt ends within a row.
  ['csv', `${'10,2\n'.repeat(40_000)}`],
  ['csv', 'a,b\r1,2\r'],
  ['pdf', `\n${samplePdf()}`],
  ['pdf', `\uFEFF${samplePdf()}`],
  ['dxf', `999\r\nmade by hand\r\n${dxf}`],
  ['dxf', dxf.replaceAll('\r', '').replaceAll('\n', ' \n  ')],
  ['dxf', Buffer.from('AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION\0', 'latin1')],
])('files that programs write are recognised', async (type, content) => {
  expect((await fileTypeOf(Buffer.from(content as string))).type).toBe(type);
});

const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const docx = zipOf({
  '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
  'word/document.xml': '<w:document/>',
});
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]);
const inPdf = 'Save this one as PDF and add that.';

testRows<[string, Buffer | string, string]>([
  ['CV.docx', docx, `We cannot take Word files. ${inPdf}`],
  // The bytes of the file say more than its name.
  ['CV.pdf', docx, `We cannot take Word files. ${inPdf}`],
  ['CV.doc', compound, `We cannot take Word files. ${inPdf}`],
  ['CV.DOCX', 'broken', `We cannot take Word files. ${inPdf}`],
  ['CV.rtf', '{\\rtf1 Asha}', `We cannot take text documents of this type. ${inPdf}`],
  ['notes.txt', 'To whom it may concern\n', `We cannot take text documents of this type. ${inPdf}`],
  ['loads.xls', compound, 'We cannot take spreadsheets of this type. Save this one as XLSX or PDF and add that.'],
  [
    'loads.ods',
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
    'We cannot take spreadsheets of this type. Save this one as XLSX or PDF and add that.',
  ],
  [
    'IMG_0001.HEIC',
    heic,
    'We cannot take HEIC photographs. Export this one as JPEG, or make a screenshot of it, and add that.',
  ],
  [
    'site.gif',
    'GIF89a\x01\0\x01\0',
    'We cannot take pictures of this type. Save this one as JPEG or PNG and add that.',
  ],
  [
    'all.zip',
    zipOf({ 'cv.pdf': '%PDF-1.7' }),
    'We cannot take archives. Unpack this one and add the files that are in it.',
  ],
  ['loads.xlsx', compound, fileMessages.password],
  ['cv.pdf', 'MZ\x90\0', fileMessages.wrongType],
  ['cv.docx', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(64)]), fileMessages.wrongType],
  ['drawing', '', fileMessages.wrongType],
])('a refusal names the type of the file, and says what to do', async (name, content, message) => {
  expect(typeRefusal(await fileTypeOf(Buffer.from(content as string)), name)).toBe(message);
});

const megabyte = 1024 * 1024;
const hostileFiles: readonly [string, Buffer][] = [
  // Shorter files come first: the first slow file ends the test.
  ...[1, 2, 3, 4, 5, 6, 1000].map((count): [string, Buffer] => [
    `${count} comments that begin with blanks`,
    Buffer.from(`999\n${' '.repeat(45)}x\n`.repeat(count)),
  ]),
  ['10 MB of blanks', Buffer.alloc(10 * megabyte, ' ')],
  ['10 MB of comments', Buffer.alloc(10 * megabyte, '999\n \n')],
  ['10 MB of blank lines', Buffer.alloc(10 * megabyte, '\r\n')],
  ['10 MB of ends of a drawing', Buffer.concat([sampleDxf, Buffer.alloc(10 * megabyte - sampleDxf.length, '\n0')])],
  ['10 MB of quotes', Buffer.alloc(10 * megabyte, '"')],
  ['10 MB of rows', Buffer.alloc(10 * megabyte, 'a,b\n')],
];

// Mutation testing counts each step of the code, which takes minutes for ten megabytes.
test.skipIf(process.env.MUTATION_TESTS)('the type of every kind of file is recognised at once', async () => {
  // Ten megabytes are read once; a busy machine needs a tenth of a second.
  for (const [what, bytes] of hostileFiles)
    expect(await leastCpuTime(() => fileTypeOf(bytes), 250), what).toBeLessThan(250);
});

testRows([
  ['Lebenslauf Änne.pdf', 'Lebenslauf Änne.pdf'],
  ['CV.PDF', 'CV.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
  // A name that reads as fdp.exe: the mark turns what follows.
  ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
  ['a\u0000b\nc\u0007\u200Bd.pdf', 'ab cd.pdf'],
  ['drawing.png', 'drawing.png.pdf'],
  ['what? "this": <one>|*.pdf', 'what- -this-- -one---.pdf'],
  ['...hidden. .pdf', 'hidden.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['\u202E\u0000', 'file.pdf'],
  ['', 'file.pdf'],
])('a file name is kept without harmful characters', (name, kept) => {
  expect(cleanFileName(name, 'pdf')).toBe(kept);
});

test('an ending of the type stays as it is, and a name without one gets one', () => {
  expect(cleanFileName('Site.JPEG', 'jpeg')).toBe('Site.jpeg');
  expect(cleanFileName('Site.jpg', 'jpeg')).toBe('Site.jpg');
  expect(cleanFileName('Site', 'jpeg')).toBe('Site.jpg');
});

test('a name that is too long is cut before its ending, and no letter is cut in two', () => {
  const kept = cleanFileName(`${'⚡'.repeat(50)}${'😀'.repeat(200)}.dwg`, 'dwg');
  expect(Array.from(kept)).toHaveLength(fileLimits.name);
  expect(kept).toMatch(/😀\.dwg$/u);
});

test('a name of very many dots and blanks is cleaned at once', async () => {
  const name = `x${'. '.repeat(8 * 1024)}x`;
  expect(await leastCpuTime(() => expect(cleanFileName(name, 'pdf')).toMatch(/\.pdf$/))).toBeLessThan(50);
});
