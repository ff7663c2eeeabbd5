import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

/** Reads CSV as RFC 4180 has it. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of csv
    .replace('\ufeff', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test.each(['=1+1', '+44 20', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', ' \n=cmd|A1'])(
  '%j is text to a spreadsheet',
  (text) => {
    expect(parsed(csvOf([[text]]))).toEqual([[`'${text}`]]);
  },
);

test.each(['Ada', 'Okafor, Ada', '"Ada"', 'two\r\nlines', "O'Brien", 'Дмитрий', 'आरती', '', 'a=b', 'x'.repeat(50_000)])(
  '%j is read as it was written',
  (text) => {
    expect(
      parsed(
        csvOf([
          [text, 'b'],
          ['c', text],
        ]),
      ),
    ).toEqual([
      [text, 'b'],
      ['c', text],
    ]);
  },
);

test('it begins with the mark by which spreadsheets know UTF-8, and every line ends as the standard says', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('\ufeffa,b\r\nc,d\r\n');
});
