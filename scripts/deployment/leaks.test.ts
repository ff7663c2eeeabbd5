import { join } from 'node:path';
import { testRows } from '@site/contract/test-support/test-rows';
import { expect, test } from 'vitest';
import { temporaryFolder, write } from '../test-support/temporary-folder.ts';
import { leaks } from './leaks.ts';
import sample from './sample-words.json' with { type: 'json' };

const firm = { name: 'Northfield Grid', isSample: false };

/** Makes a built site of another firm, with one more file. */
function build(file = 'functions/lib/index.js', content = 'export {};'): string {
  const folder = temporaryFolder();
  write(join(folder, 'web/dist/client/index.html'), '<title>Northfield Grid</title>');
  write(join(folder, file), content);
  return folder;
}

/** Makes a PDF with one line of text that consists of two pieces. */
const pdf = (one: string, other: string) => `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${54 + one.length + other.length}>> stream
BT /F 12 Tf 10 50 Td [(${one}) -5 (${other})] TJ ET                      
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
`;

testRows([
  ['web/dist/client/about.html', '<p>Our office in New&nbsp;Delhi</p>', 'new delhi'],
  ['web/dist/client/about.html', '<p>Fourth Floor,\n  Busbar Court</p>', 'fourth floor, busbar court'],
  ['web/dist/client/assets/app.js', 'const a="+44\\xa01632\\xa0960\\xa0120"', '+44 1632 960 120'],
  ['web/dist/client/assets/app.js', 'href:"tel:+441632960120"', '441632960120'],
  ['web/dist/client/manifest.webmanifest', '{"short_name":"OHMBRIDGE"}', 'ohmbridge'],
  ['web/dist/client/maps/office.svg', '<text>Tashkent</text>', 'tashkent'],
  ['web/dist/client/documents/brochure.pdf', pdf('Colch', 'ester'), 'colchester'],
  ['web/dist/job-pages/job.js', 'county:"Essex"', 'essex'],
  ['functions/lib/index.js', '"PRODID:-//Ohmbridge//"', 'ohmbridge'],
])('a word of the sample in any deployed file is reported with its file', async (file, content, word) => {
  expect(await leaks(build(file, content), firm, [])).toEqual([`${file} has “${word}”.`]);
});

test('a site without words of the sample has no leaks, and a word that the firm shares is not a leak', async () => {
  expect(await leaks(build('functions/lib/passwords.js', '"AskylineAtashkentAplague"'), firm, [])).toEqual([]);
  expect(await leaks(build('web/dist/client/a.html', 'In Essex'), firm, ['Essex'])).toEqual([]);
});

test('old pages in the folder of the functions are not searched, because a deployment replaces them', async () => {
  expect(await leaks(build('functions/lib/pages/job.js', 'Colchester'), firm, [])).toEqual([]);
});

test('the sample itself may use its words; another name with isSample, or a missing build, is a fault', async () => {
  const folder = build('web/dist/client/a.html', sample.words.join());
  expect(await leaks(folder, { name: sample.name, isSample: true }, [])).toEqual([]);
  expect(await leaks(folder, { ...firm, isSample: true }, [])).toEqual([
    expect.stringContaining('set isSample to false'),
  ]);
  expect(await leaks(temporaryFolder(), firm, [])).toEqual([expect.stringContaining('not built')]);
});
