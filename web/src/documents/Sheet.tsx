import { Page, StyleSheet, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { type DocumentRecord, sheetNotice } from '../content/firm/documents.ts';
import { colours } from '../ui/theme/tokens.ts';
import { frameColour, Paragraph, printFamilies, sheet } from './print-style.tsx';
import { SheetTitleBlock } from './SheetTitleBlock.tsx';
import { Artifact } from './structure.tsx';

const styles = StyleSheet.create({
  page: {
    fontFamily: printFamilies.text,
    fontSize: 9.4,
    lineHeight: 1.42,
    paddingHorizontal: sheet.margin,
    paddingTop: sheet.margin,
    paddingBottom: sheet.frame + sheet.titleBlock + 20,
  },
  frame: {
    position: 'absolute',
    top: sheet.frame,
    left: sheet.frame,
    right: sheet.frame,
    bottom: sheet.frame,
    borderWidth: 0.75,
  },
  // The notice stands in the space above the title block.
  notice: {
    position: 'absolute',
    left: sheet.margin,
    right: sheet.margin - sheet.frame,
    bottom: sheet.frame + sheet.titleBlock + 4,
  },
  noticeLine: { fontSize: 5.8, lineHeight: 1.3 },
});

interface SheetProps {
  record: DocumentRecord;
  /** The name in the title block. */
  title: string;
  page: number;
  pages: number;
  ground?: 'light' | 'dark';
  /** The entry in the outline of the PDF. */
  bookmark: string;
  children: ReactNode;
}

/** An A4 drawing sheet: frame, logo, content and title block. */
export function Sheet({ record, title, page, pages, ground = 'light', bookmark, children }: SheetProps) {
  const dark = ground === 'dark';
  return (
    <Page
      size="A4"
      bookmark={{ title: bookmark }}
      style={[
        styles.page,
        { backgroundColor: dark ? colours.deep : colours.paper, color: dark ? colours.onDark : colours.ink },
      ]}
    >
      <Artifact>
        <View fixed style={[styles.frame, { borderColor: frameColour(ground) }]} />
      </Artifact>
      {children}
      <View fixed style={styles.notice}>
        {sheetNotice.map((line) => (
          <Paragraph key={line} style={[styles.noticeLine, { color: dark ? colours.onDarkSoft : colours.muted }]}>
            {line}
          </Paragraph>
        ))}
      </View>
      <SheetTitleBlock record={record} title={title} page={page} pages={pages} ground={ground} />
    </Page>
  );
}
