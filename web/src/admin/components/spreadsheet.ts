import { strToU8, zipSync } from 'fflate';
import { adminCopy } from '../../content/product/admin.ts';

// A spreadsheet is a ZIP archive of XML. Text has the cell format "text": typed text never becomes a formula, even after an
// edit. A number with a leading zero keeps that zero. Unlike CSV, the format has no separator that differs by country.

export type SpreadsheetRow = readonly (string | number)[];

const longest = 32_767;
/** XML forbids all other characters. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of the file other than the cells. The second cell format, "text", is number 49 of the standard. */
const around = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** Builds a spreadsheet (.xlsx) from rows: every program opens it in columns, and runs nothing in it. */
export function spreadsheetOf(rows: readonly SpreadsheetRow[]): Blob {
  const lines = rows.map((row, index) => {
    const cells = row.map((value, column) => cell(`${letters(column)}${index + 1}`, value));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const sheet = `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  const parts = Object.entries({ ...around, 'xl/worksheets/sheet1.xml': sheet });
  const archive = zipSync(Object.fromEntries(parts.map(([path, xml]) => [path, strToU8(declaration + xml)])));
  return new Blob([archive], { type: `${type}.sheet` });
}

function cell(place: string, value: string | number): string {
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  return `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${xmlText(fitting(value))}</t></is></c>`;
}

/** Gives the letters that name a column: A to Z, then AA, AB and so on. */
function letters(column: number): string {
  const before = column < 26 ? '' : letters(Math.floor(column / 26) - 1);
  return before + String.fromCharCode(65 + (column % 26));
}

const fitting = (text: string) =>
  text.length > longest ? text.slice(0, longest - adminCopy.cutCell.length) + adminCopy.cutCell : text;

function xmlText(text: string): string {
  return (
    text
      .replaceAll(notInXml, '')
      // Spreadsheet programs read _x003D_ as the character with that number.
      .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // Spreadsheet programs would read a raw carriage return as a line feed.
      .replaceAll('\r', '&#13;')
  );
}
