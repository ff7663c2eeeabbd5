import { Fragment, type ReactElement } from 'react';
import type { BrochurePosition } from './BrochurePage.tsx';

interface BrochureSheetsProps {
  document: BrochurePosition['document'];
  sheets: readonly ((position: BrochurePosition) => ReactElement)[];
}

/** The sheets of a brochure, each told its number. */
export function BrochureSheets({ document, sheets }: BrochureSheetsProps) {
  return sheets.map((sheet, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its number, and none ever moves.
    <Fragment key={index}>{sheet({ document, page: index + 1, pages: sheets.length })}</Fragment>
  ));
}
