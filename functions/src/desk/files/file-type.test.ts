import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leastCpuTime } from '../../test-support/cpu-time.ts';
import { sampleDxf, sampleFiles, zipOf } from '../../test-support/sample-files.ts';
import { fileTypeOf } from './file-type.ts';

test.each(Object.entries(sampleFiles))('a file of the type %s is known by its bytes', async (type, bytes) => {
  expect(await fileTypeOf(bytes)).toBe(type);
});

test.each(Object.entries(sampleFiles))('less than its first bytes is no file of the type %s', async (_type, bytes) => {
  expect(await fileTypeOf(bytes.subarray(0, 2))).toBeUndefined();
  expect(await fileTypeOf(Buffer.concat([Buffer.from([0]), bytes]))).toBeUndefined();
});

const dxf = sampleDxf.toString();

test.each<[string, string | Buffer]>([
  ['nothing', ''],
  ['a program', readFileSync(process.execPath).subarray(0, 20_000)],
  ['a program for Windows', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500)])],
  ['an archive', zipOf({ 'evil.exe': 'MZ' })],
  ['a page', '<!doctype html><script>alert(1)</script>\n<p>a, b'],
  ['a drawing that is a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['words', 'To whom it may concern\n'],
  ['a letter with commas', 'Dear Asha,\nI am, as I said, an engineer.\n'],
  ['a table with a longer row', 'a,b\n1,2,3\n'],
  ['a table with one column', 'a\nb\n'],
  ['a table with a control character', 'a,b\n1,\x00\n'],
  ['a drawing that was cut off', dxf.slice(0, -5)],
  ['a drawing that begins in the middle', dxf.slice(dxf.indexOf('ENTITIES'))],
])('%s is none that we take', async (_what, content) => {
  expect(await fileTypeOf(Buffer.from(content as string))).toBeUndefined();
});

test.each<[string, string | Buffer]>([
  ['csv', '\uFEFFName,Ω\nä,"1,5"\n'],
  ['csv', 'MZ\tZM\n1\t2'],
  ['csv', 'BM,BN\r\n1,2\r\n'],
  ['csv', 'a,"a line\nbreak"\n1,2'],
  ['csv', Buffer.from('Gr\xf6\xdfe;1\n', 'latin1')],
  ['csv', `${'1,2\n'.repeat(40_000)}`],
  ['dxf', `999\r\nmade by hand\r\n${dxf}`],
  ['dxf', dxf.replaceAll('\r', '').replaceAll('\n', ' \n  ')],
  ['dxf', Buffer.from('AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION\0', 'latin1')],
])('as %s counts, as programs write it: %j', async (type, content) => {
  expect(await fileTypeOf(Buffer.from(content as string))).toBe(type);
});

const megabyte = 1024 * 1024;
const hostileFiles: readonly [string, Buffer][] = [
  // The shorter ones first: the first that takes too long ends the test.
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

test('whatever a file is made of, telling its type takes no time', async () => {
  for (const [what, bytes] of hostileFiles) expect(await leastCpuTime(() => fileTypeOf(bytes)), what).toBeLessThan(50);
});
