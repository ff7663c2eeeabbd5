import { gzipSync } from 'node:zlib';
import { pdfBytes } from './pdfs.ts';

/** A request body that is sent byte for byte, with its content type. */
export interface RawBody {
  what: string;
  contentType: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

const json = 'application/json';
const form = 'multipart/form-data; boundary=edge';
const part = (head: string, content = 'x') => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const file = (head: string, content = '%PDF-1.7') =>
  `--edge\r\nContent-Disposition: form-data; name="pdfFile"; ${head}\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
const end = '--edge--\r\n';
const bytes = (buffer: Buffer) => new Uint8Array(buffer);

/** JSON that is broken, too deep, too large, or uses forbidden names such as `__proto__`. */
export const hostileJson: readonly RawBody[] = [
  { what: 'keys of the prototype', body: '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}' },
  { what: 'a key twice', body: '{"title":"a","title":{"b":1}}' },
  { what: 'an empty key and a very long one', body: `{"":1,"${'k'.repeat(10_000)}":1}` },
  {
    what: 'ten thousand keys',
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n, n]))),
  },
  { what: 'fifty thousand levels', body: `{"title":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}` },
  { what: 'half a megabyte and more', body: JSON.stringify({ title: 'x'.repeat(600_000) }) },
  { what: 'a byte order mark', body: '\ufeff{}' },
  { what: 'bytes that are no UTF-8', body: bytes(Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])) },
  { what: 'UTF-16 that says so', body: bytes(Buffer.from('{}', 'utf16le')), contentType: `${json}; charset=utf-16` },
  { what: 'an encoding that there is not', body: '{}', contentType: `${json}; charset=utf-7` },
  { what: 'a number beyond all bounds', body: `{"title":1${'0'.repeat(400)}}` },
  { what: 'rubbish for compressed', body: 'rubbish', headers: { 'content-encoding': 'gzip' } },
  {
    what: 'a compressed bomb',
    body: bytes(gzipSync(Buffer.alloc(20_000_000, 0x20))),
    headers: { 'content-encoding': 'gzip' },
  },
  { what: 'an unknown compression', body: '{}', headers: { 'content-encoding': 'snappy' } },
].map((raw) => ({ contentType: json, ...raw }));

/** Multipart forms that are broken, too large, or whose headers contradict their content. */
export const hostileForms: readonly RawBody[] = [
  { what: 'no boundary', contentType: 'multipart/form-data', body: part('name="title"') },
  { what: 'another boundary', contentType: 'multipart/form-data; boundary=other', body: part('name="title"') + end },
  { what: 'an endless boundary', contentType: `multipart/form-data; boundary=${'b'.repeat(5000)}`, body: '' },
  { what: 'nothing at all', body: '' },
  { what: 'nothing but the end', body: end },
  { what: 'no end', body: part('name="title"') },
  { what: 'a file without an end', body: file('filename="a.pdf"').slice(0, -4) },
  { what: 'a part without a name', body: part('filename="a.pdf"') + end },
  { what: 'a part without a head', body: `--edge\r\n\r\nx\r\n${end}` },
  { what: 'a head without an end', body: `--edge\r\nContent-Disposition: form-data; name="${'n'.repeat(100_000)}` },
  { what: 'a field twice', body: part('name="title"') + part('name="title"') + end },
  { what: 'two files', body: file('filename="a.pdf"') + file('filename="b.pdf"') + end },
  {
    what: 'keys of the prototype',
    body: part('name="__proto__"') + part('name="constructor"') + part('name="toString"') + end,
  },
  { what: 'a thousand fields', body: Array.from({ length: 1000 }, (_, n) => part(`name="f${n}"`)).join('') + end },
  { what: 'a field of a megabyte', body: part('name="title"', 'x'.repeat(1_000_000)) + end },
  {
    what: 'a form within a form',
    body: `--edge\r\nContent-Disposition: form-data; name="title"\r\nContent-Type: multipart/mixed; boundary=in\r\n\r\n--in\r\n\r\nx\r\n--in--\r\n${end}`,
  },
  {
    what: 'an encoding that there is not',
    body: `--edge\r\nContent-Disposition: form-data; name="title"\r\nContent-Type: text/plain; charset=utf-99\r\nContent-Transfer-Encoding: rot13\r\n\r\nx\r\n${end}`,
  },
  { what: 'a file name that leads elsewhere', body: file('filename="../../../../tmp/a.pdf"', 'no PDF') + end },
  {
    what: 'a file name with a header in it',
    body: file(`filename="a.pdf%0d%0aSet-Cookie: a=b"; filename*=UTF-8''%0d%0a..%2f`, 'no PDF') + end,
  },
].map((raw) => ({ contentType: form, ...raw }));

const pdf = Buffer.from(pdfBytes(1000)).toString('latin1');

/** Files that begin as a PDF and continue as something else, or stop early. The API may accept such files. */
export const polyglotPdfs: readonly { what: string; content: string }[] = [
  { what: 'nothing but the signature', content: '%PDF-' },
  { what: 'a PDF that stops in the middle', content: pdf.slice(0, 400) },
  { what: 'a PDF behind a line break', content: '\n%PDF-1.7' },
  { what: 'a PDF behind a byte order mark', content: '\u00ef\u00bb\u00bf%PDF-1.7' },
  { what: 'a page behind the signature', content: '%PDF-1.7\n<html><script>alert(1)</script></html>' },
  { what: 'a script behind the signature', content: '%PDF-1.7\n*/=1;alert(1)//' },
  { what: 'a PDF that is an archive too', content: `${pdf}PK\u0003\u0004` },
  {
    what: 'a PDF that runs a script',
    content: '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  },
];

/** Files with the name or type of a PDF that are not PDFs. */
export const falsePdfs: readonly { what: string; content: string }[] = [
  { what: 'a picture with a PDF behind it', content: 'GIF89a%PDF-1.7' },
  { what: 'a signature in small letters', content: '%pdf-1.7' },
  { what: 'four fifths of a signature', content: '%PDF' },
  { what: 'an archive', content: 'PK\u0003\u0004' },
  { what: 'a page', content: '<!doctype html><script>alert(1)</script>' },
];
