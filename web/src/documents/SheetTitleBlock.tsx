import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { type DocumentRecord, sheetDate, titleBlockCopy } from '../content/firm/documents.ts';
import { colours } from '../ui/theme/tokens.ts';
import { PrintLogo } from './PrintLogo.tsx';
import { frameColour, printFamilies, sheet } from './print-style.tsx';
import { Artifact } from './structure.tsx';

const styles = StyleSheet.create({
  block: {
    position: 'absolute',
    left: sheet.frame,
    right: sheet.frame,
    bottom: sheet.frame,
    height: sheet.titleBlock,
    flexDirection: 'row',
    borderTopWidth: 0.75,
  },
  cell: { justifyContent: 'center', paddingHorizontal: 8, borderRightWidth: 0.75 },
  name: { fontFamily: printFamilies.mono, fontSize: 6, lineHeight: 1, marginBottom: 5 },
  value: { fontFamily: printFamilies.mono, fontSize: 7.5, lineHeight: 1 },
});

interface SheetTitleBlockProps {
  record: DocumentRecord;
  title: string;
  page: number;
  pages: number;
  ground: 'light' | 'dark';
}

/** The title block at the foot of a sheet: firm, title, document number, revision, approver, date and sheet number. */
export function SheetTitleBlock({ record, title, page, pages, ground }: SheetTitleBlockProps) {
  const line = { borderColor: frameColour(ground) };
  const text = { color: ground === 'dark' ? colours.onDark : colours.ink };
  const soft = { color: ground === 'dark' ? colours.onDarkSoft : colours.muted };
  const cell = (name: string, value: ReactNode, width: number | 'rest', last = false) => (
    <View style={[styles.cell, line, width === 'rest' ? { flex: 1 } : { width }, last ? { borderRightWidth: 0 } : {}]}>
      <Text style={[styles.name, soft]}>{name}</Text>
      {value}
    </View>
  );
  const value = (line: string) => <Text style={[styles.value, text]}>{line}</Text>;
  return (
    <View fixed style={[styles.block, line]}>
      <Artifact>
        <View style={[styles.cell, line, { width: 114 }]}>
          <PrintLogo height={22} width={97} ground={ground} />
        </View>
        {cell(titleBlockCopy.title, value(title), 'rest')}
        {cell(titleBlockCopy.number, value(record.number), 70)}
        {cell(titleBlockCopy.revision, value(record.revision), 30)}
        {cell(titleBlockCopy.approved, value(titleBlockCopy.approvedBy), 72)}
        {cell(titleBlockCopy.revised, value(sheetDate(record.revised)), 74)}
        {cell(titleBlockCopy.sheet, value(titleBlockCopy.sheetOf(page, pages)), 46, true)}
      </Artifact>
    </View>
  );
}
