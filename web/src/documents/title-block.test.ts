import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import { beforeAll, expect, it, vi } from 'vitest';
import { registerFonts, sheet } from './print-style.tsx';
import { renderDocument } from './render-document.tsx';
import { Sheet } from './Sheet.tsx';

const firm = vi.hoisted(() => ({ shortName: '' }));

// The name of another firm, in the title block of every sheet.
vi.mock('../content/firm/company.ts', async (importOriginal) => {
  const content = await importOriginal<typeof import('../content/firm/company.ts')>();
  const company = Object.defineProperty({ ...content.company }, 'shortName', { get: () => firm.shortName });
  return { ...content, company };
});

/** The width of the first cell of the title block, in points. */
const nameCell = 114;
const title = 'Connection Study';

beforeAll(() => registerFonts(fileURLToPath(new URL('../ui/theme/fonts/', import.meta.url))));

it.each([
  'Arc',
  'Tremblay & Huber',
  'Grünwald, Przybyszewski & Söhne',
  'International Transmission and Distribution Consulting Group',
])('the firm name "%s" stays in its cell of the title block', async (shortName) => {
  firm.shortName = shortName;
  const words = await wordsOfTitleBlock();
  const name = words.filter(({ x }) => x < sheet.frame + nameCell);
  expect(name.map(({ text }) => text).join(' ')).toContain(shortName.split(' ')[0]);
  expect(words.map(({ text }) => text)).toContain(title);
  for (const { text, right, top } of name) {
    expect(right, text).toBeLessThanOrEqual(sheet.frame + nameCell);
    expect(top, text).toBeLessThanOrEqual(sheet.frame + sheet.titleBlock);
  }
});

/** Renders an empty sheet and gives the words in its title block, with their places in points. */
async function wordsOfTitleBlock() {
  const record = { number: 'T-001', revision: 'A', revised: '2026-01-05' };
  const sheetProps = { record, title, page: 1, pages: 1, bookmark: title, children: null };
  const pages = createElement(Sheet, sheetProps);
  const bytes = await renderDocument({ record, title, subject: title, keywords: title, pages });
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const page = await (await task.promise).getPage(1);
  const { items } = await page.getTextContent();
  await task.destroy();
  return items
    .flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
    .map(({ str, transform, width, height }) => ({
      text: str,
      x: Number(transform[4]),
      right: Number(transform[4]) + width,
      y: Number(transform[5]),
      top: Number(transform[5]) + height,
    }))
    .filter(({ y }) => y < sheet.frame + sheet.titleBlock);
}
