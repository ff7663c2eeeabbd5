import { readdirSync, readFileSync } from 'node:fs';
import { limits } from '@site/contract/shared/limits';
import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, test } from 'vitest';
import { leastCpuTime } from '../test-support/cpu-time.ts';
import { sampleFiles, samplePdf, zipOf } from '../test-support/sample-files.ts';
import { asksForPassword, isPdf } from './pdf.ts';
import { readDictionary } from './pdf-syntax.ts';

const folder = new URL('../test-support/pdfs/', import.meta.url);
const encrypted = readdirSync(folder);
const read = (name: string) => readFileSync(new URL(name, folder));

testRows([
  ['nothing', Buffer.alloc(0)],
  ['a line break', Buffer.from('\n')],
  ['a byte order mark', Buffer.from('\uFEFF')],
  ['1,019 bytes', Buffer.alloc(1019, ' ')],
])('a PDF may have some bytes before its signature', async (_what, before) => {
  expect(await isPdf(Buffer.concat([before, samplePdf()]))).toBe(true);
});

testRows([
  ['one byte too many before the signature', Buffer.concat([Buffer.alloc(1020, ' '), samplePdf()])],
  ['half a signature', Buffer.from('%PD')],
  ['no bytes', Buffer.alloc(0)],
  ['a GIF with a PDF behind it', Buffer.concat([Buffer.from('GIF89a'), samplePdf()])],
  ['a JPEG with a PDF in it', Buffer.concat([sampleFiles.jpeg, samplePdf()])],
  ['an archive with a PDF in it', zipOf({ 'cv.pdf': '%PDF-1.7' })],
  ['a program with a PDF in it', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(64), samplePdf()])],
])('other bytes are not a PDF', async (_what, bytes) => {
  expect(await isPdf(bytes)).toBe(false);
});

describe('a PDF is encrypted', () => {
  testRows(encrypted.filter((name) => name.startsWith('opens-with-password')))(
    'each kind of encryption asks for a password',
    (name) => {
      expect(asksForPassword(read(name))).toBe(true);
      expect(asksForPassword(Buffer.concat([Buffer.from('\uFEFF'), read(name)]))).toBe(true);
    },
  );

  testRows(encrypted.filter((name) => name.startsWith('no-printing')))(
    'encryption with an empty password opens without one',
    (name) => {
      expect(asksForPassword(read(name))).toBe(false);
    },
  );

  test('for the owner of a certificate, and others cannot open it', () => {
    const text = '%PDF-1.7\n1 0 obj<</Filter/Adobe.PubSec/V 4>>endobj\ntrailer<</Root 2 0 R/Encrypt 1 0 R>>';
    expect(asksForPassword(Buffer.from(text))).toBe(true);
  });

  test('and says so in a cross-reference stream', () => {
    const name = 'opens-with-password-aes-256.pdf';
    const text = read(name).toString('latin1');
    const trailer = /trailer << (.*) >>\s*startxref/s.exec(text)?.[1];
    const stream = `7 0 obj<</DecodeParms<</Columns 4>>/Type/XRef/W[1 2 1] ${trailer}>>stream\nendstream endobj`;
    expect(asksForPassword(Buffer.from(text.slice(0, text.indexOf('xref')) + stream, 'latin1'))).toBe(true);
  });
});

testRows([
  ['a plain PDF', samplePdf()],
  ['one whose text is about encryption', samplePdf('The trailer says /Encrypt 6 0 R')],
  ['one that names a key that is missing', Buffer.from('%PDF-1.7\ntrailer<</Root 1 0 R/Encrypt 6 0 R>>')],
  ['one that is cut off', read('opens-with-password-aes-256.pdf').subarray(0, 700)],
])('words that only look like encryption do not ask for a password', (_what, bytes) => {
  expect(asksForPassword(bytes)).toBe(false);
});

testRows([
  '/Encrypt',
  '/Encrypt 6 0 R',
  '<<',
  '<</Encrypt<<',
  '6 0 obj<<',
  '<</Root 1 0 R/Encrypt 6 0 R>>6 0 obj<<(',
  '(',
  '\\',
])('10 MB of hostile bytes are searched at once', async (trap) => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(limits.pdfBytes, trap, 'latin1')]);
  expect(asksForPassword(bytes)).toBe(false);
  expect(await leastCpuTime(() => asksForPassword(bytes), 250)).toBeLessThan(250);
});

test('a dictionary is read as programs write it', () => {
  const written = String.raw`<< /O (a\)\(\\\101\n(b)\
c) /ID[<4a5>(x)]/P -4 /Root 1 0 R /CF<</StdCF<</Length 32>>>>/Length 256 >> stream`;
  expect(readDictionary(written)).toEqual(
    new Map<string, unknown>([
      ['O', Buffer.from('a)(\\A\n(b)c')],
      ['ID', [Buffer.from([0x4a, 0x50]), Buffer.from('x')]],
      ['P', '-4'],
      ['Root', '1 0 R'],
      ['CF', new Map([['StdCF', new Map([['Length', '32']])]])],
      ['Length', '256'],
    ]),
  );
});

testRows(['', '<</A', '[1 2]', '1 0 obj', '>>', '<</A(b>>', '<</A<<>>'])(
  'bytes that do not begin with a dictionary are not read as one',
  (text) => {
    expect(readDictionary(text)).toBeUndefined();
  },
);
