import { fileLimits } from '@ohmbridge/contract/desk/submission-files';
import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { leastCpuTime } from '../../test-support/cpu-time.ts';
import { cleanFileName } from './file-name.ts';

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
])('a name of a file is kept without what could harm', (name, kept) => {
  expect(cleanFileName(name, 'pdf')).toBe(kept);
});

test('an ending of the type stays as it is, and every other gets one', () => {
  expect(cleanFileName('Site.JPEG', 'jpeg')).toBe('Site.jpeg');
  expect(cleanFileName('Site.jpg', 'jpeg')).toBe('Site.jpg');
  expect(cleanFileName('Site', 'jpeg')).toBe('Site.jpg');
});

test('a name that is too long loses its end, and keeps its ending; no letter is cut in two', () => {
  const kept = cleanFileName(`${'⚡'.repeat(50)}${'😀'.repeat(200)}.dwg`, 'dwg');
  expect(Array.from(kept)).toHaveLength(fileLimits.name);
  expect(kept).toMatch(/😀\.dwg$/u);
});

test('a name of very many dots and blanks is cleaned at once', async () => {
  const name = `x${'. '.repeat(8 * 1024)}x`;
  expect(await leastCpuTime(() => expect(cleanFileName(name, 'pdf')).toMatch(/\.pdf$/))).toBeLessThan(50);
});
