import { limits } from '@site/contract/shared/limits';
import { messages } from '@site/contract/shared/messages';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { HttpError } from '../shared/http-error.ts';
import { leastCpuTime } from '../test-support/cpu-time.ts';
import { serve } from '../test-support/serve.ts';
import { readMultipart } from './multipart.ts';
import { readBody } from './request-body.ts';

const megabyte = 1024 * 1024;
const pdf = (size: number) =>
  new Blob([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9)], { type: 'application/pdf' });

const part = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nEngineer\r\n';
const filePart =
  '--x\r\nContent-Disposition: form-data; name="pdfFile"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7';
const emptyFile =
  '--x\r\nContent-Disposition: form-data; name="pdfFile"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n';

/** Serves the parsed content of a form. */
const serveReader = () =>
  serve((request, response) => {
    readBody(request, 5000, { fileField: 'pdfFile' }).then(
      ({ fields, file }) => response.end(JSON.stringify({ fields, size: file?.bytes.length })),
      (error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
        response.end(JSON.stringify({ status: error.status, message: error.message, errors: error.errors }));
      },
    );
  });

async function read(body: FormData | string | Uint8Array<ArrayBuffer>, type?: string): Promise<unknown> {
  const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
  const response = await fetch(await serveReader(), { method: 'POST', body, headers });
  return response.json();
}

function form(...entries: [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('fields and file are read, with line breaks as they were typed', async () => {
  const data = form(['title', 'Ingénieur 電'], ['responsibilities', 'One\nTwo'], ['pdfFile', pdf(2000)]);
  expect(await read(data)).toEqual({ fields: { title: 'Ingénieur 電', responsibilities: 'One\nTwo' }, size: 2000 });
});

test('a file of exactly 10 MB is taken', async () => {
  expect(await read(form(['pdfFile', pdf(10 * megabyte)]))).toEqual({ fields: {}, size: 10 * megabyte });
});

test('a file of one byte more is refused', async () => {
  const message = messages.pdfTooLarge;
  expect(await read(form(['pdfFile', pdf(10 * megabyte + 1)]))).toEqual({
    status: 400,
    message,
    errors: { pdfFile: message },
  });
});

test('a file field without a chosen file counts as absent', async () => {
  expect(await read(`${emptyFile}--x--\r\n`, 'multipart/form-data; boundary=x')).toEqual({ fields: {} });
});

test('a file without a name is still a file', async () => {
  const nameless = filePart.replace('a.pdf', '');
  expect(await read(`${nameless}\r\n--x--\r\n`, 'multipart/form-data; boundary=x')).toEqual({ fields: {}, size: 8 });
});

test('an empty file with a name is passed on to the check of its type', async () => {
  expect(await read(form(['pdfFile', new File([], 'empty.pdf', { type: 'application/pdf' })]))).toEqual({
    fields: {},
    size: 0,
  });
});

test('a file of another type than PDF is refused', async () => {
  const picture = new Blob(['%PDF-'], { type: 'image/png' });
  expect(await read(form(['pdfFile', picture]))).toMatchObject({ status: 400, message: messages.pdfOnly });
});

testRows([
  ['two files', form(['pdfFile', pdf(100)], ['pdfFile', pdf(100)]), { pdfFile: 'pdfFile takes one file only' }],
  ['a file in another field', form(['title', pdf(100)]), { title: 'title does not take a file' }],
  ['a field twice', form(['title', 'One'], ['title', 'Two']), { title: 'title was sent more than once' }],
])('a file or field in the wrong place is refused, and the error names the field', async (_what, data, errors) => {
  expect(await read(data)).toEqual({ status: 400, message: messages.invalidFields, errors });
});

test('fifty fields are taken, and one more is refused', async () => {
  const fields = Array.from({ length: 51 }, (_, index): [string, string] => [`field${index}`, '']);
  expect(await read(form(...fields.slice(1)))).toEqual({ fields: Object.fromEntries(fields.slice(1)) });
  expect(await read(form(...fields))).toMatchObject({ status: 413, message: messages.bodyTooLarge });
});

test('fields of exactly the largest length together are taken', async () => {
  const fields = { title: 'Engineer', responsibilities: 'x'.repeat(limits.jsonBodyBytes - 'Engineer'.length) };
  expect(await read(form(...Object.entries(fields)))).toEqual({ fields });
});

testRows([
  ['a field that is too long', form(['title', 'x'.repeat(600_000)])],
  ['fields that are too long together', form(['title', 'x'.repeat(300_000)], ['place', 'x'.repeat(300_000)])],
])('text that is too long is refused, and not cut off', async (_what, long) => {
  expect(await read(long)).toMatchObject({ status: 413, message: messages.bodyTooLarge });
});

test('bytes that are not UTF-8 are replaced, even if the part names another charset', async () => {
  const start =
    '--x\r\nContent-Disposition: form-data; name="title"\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\n';
  const body = Buffer.concat([Buffer.from(start), Buffer.from([0x61, 0xff, 0x62]), Buffer.from('\r\n--x--\r\n')]);
  expect(await read(body, 'multipart/form-data; boundary=x')).toEqual({ fields: { title: 'a\ufffdb' } });
});

test('a file that is far too large is read to its end, so that its sender sees the answer', async () => {
  const message = messages.pdfTooLarge;
  const answer = { status: 400, message, errors: { pdfFile: message } };
  expect(await read(form(['pdfFile', pdf(40 * megabyte)]))).toEqual(answer);
});

test('too many empty parts are refused', async () => {
  expect(await read(`${emptyFile.repeat(60)}--x--\r\n`, 'multipart/form-data; boundary=x')).toMatchObject({
    status: 413,
    message: messages.bodyTooLarge,
  });
});

const filled = (start: string, filler: string, end: string) =>
  Buffer.concat([
    Buffer.from(start),
    Buffer.alloc(10.9 * megabyte - start.length - end.length, filler),
    Buffer.from(end),
  ]);
const fileHead = '--x\r\nContent-Disposition: form-data; name="pdfFile"; filename="';

testRows([
  ['of parts of 65 bytes', filled('', `${fileHead}"\r\n\r\n\r\n`, '--x--')],
  ['of lines in the head of a part', filled(`${fileHead}a.pdf"\r\n`, 'a:\r\n', '\r\n%PDF-\r\n--x--')],
  ['in the name of a file', filled(fileHead, '. ', 'x"\r\n\r\n%PDF-\r\n--x--')],
])('10.9 MB of other parts are refused before they are parsed', async (_what, body) => {
  const type = 'multipart/form-data; boundary=x';
  const refused = () =>
    expect(readMultipart(body, type, 'pdfFile')).rejects.toMatchObject({ status: 413, message: messages.bodyTooLarge });
  expect(await leastCpuTime(refused)).toBeLessThan(50);
});

test('a file can be full of the boundaries of other forms', async () => {
  const others = new Blob([`%PDF-\r\n--${'y'.repeat(40)}\r\n`.repeat(100)], { type: 'application/pdf' });
  expect(await read(form(['pdfFile', others]))).toMatchObject({ fields: {} });
});

testRows([
  ['no end', part, 'multipart/form-data; boundary=x'],
  ['a file cut off', part + filePart, 'multipart/form-data; boundary=x'],
  ['a header cut off', `${part}--x\r\nContent-Dispo`, 'multipart/form-data; boundary=x'],
  ['another boundary', `${part}--x--`, 'multipart/form-data; boundary=y'],
  ['no boundary', `${part}--x--`, 'multipart/form-data'],
  ['nothing but a line break in it', '\r\n', 'multipart/form-data; boundary=x'],
])('a broken form is refused', async (_what, body, type) => {
  expect(await read(body, type)).toEqual({ status: 400, message: messages.invalidMultipart });
});

testRows(['application/x-www-form-urlencoded', 'multipart', ''])(
  'a form of another content type is refused',
  async (type) => {
    const headers = { 'Content-Type': type };
    const response = await fetch(await serveReader(), { method: 'POST', body: 'title=Engineer', headers });
    expect(await response.json()).toEqual({ status: 415, message: messages.unsupportedBody });
  },
);

test('a field with the name of an object property is an ordinary field', async () => {
  expect(await read(form(['__proto__', 'x'], ['title', 'Engineer']))).toMatchObject({ fields: { title: 'Engineer' } });
});
