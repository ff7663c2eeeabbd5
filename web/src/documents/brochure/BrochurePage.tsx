import { StyleSheet, View } from '@react-pdf/renderer';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { DocumentRecord } from '../../content/firm/documents.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { Paragraph, printFamilies } from '../print-style.tsx';
import { Sheet } from '../Sheet.tsx';

const styles = StyleSheet.create({
  label: { fontFamily: printFamilies.mono, fontSize: 8.5, lineHeight: 1.3, color: colours.brandDeep, marginBottom: 10 },
  title: {
    fontFamily: printFamilies.heading,
    fontWeight: 600,
    fontSize: 25,
    lineHeight: 1.14,
    letterSpacing: -0.5,
    maxWidth: 400,
  },
});

/** The place of a sheet: its brochure, its number, and the number of all sheets. */
export interface BrochurePosition {
  document: { record: DocumentRecord; title: string };
  page: number;
  pages: number;
}

interface BrochurePageProps extends BrochurePosition {
  bookmark: string;
  ground?: 'light' | 'dark';
  children: ReactNode;
}

/** One sheet of a brochure. */
export function BrochurePage({ document, children, ...position }: BrochurePageProps) {
  return (
    <Sheet {...document} {...position}>
      {children}
    </Sheet>
  );
}

/** The label and title at the head of a brochure page. */
export function BrochureHeading({ label, title }: { label: string; title: string }) {
  return (
    <View>
      <Paragraph style={styles.label}>{label}</Paragraph>
      <Paragraph as="H1" style={styles.title}>
        {title}
      </Paragraph>
    </View>
  );
}

/** Makes a sheet from its place in the brochure. */
export type BrochureSheet = (position: BrochurePosition) => ReactElement;

interface BrochureSheetsProps {
  document: BrochurePosition['document'];
  sheets: readonly BrochureSheet[];
}

/** All sheets of a brochure, with their numbers. */
export function BrochureSheets({ document, sheets }: BrochureSheetsProps) {
  return sheets.map((sheet, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies a sheet, and the order never changes.
    <Fragment key={index}>{sheet({ document, page: index + 1, pages: sheets.length })}</Fragment>
  ));
}
