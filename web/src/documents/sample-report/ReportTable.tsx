import { StyleSheet, View } from '@react-pdf/renderer';
import { colours } from '../../ui/theme/tokens.ts';
import { Paragraph, printFamilies } from '../print-style.tsx';
import { Group, Tagged } from '../structure.tsx';

const styles = StyleSheet.create({
  row: { flexDirection: 'row', borderTopWidth: 0.6, borderColor: colours.hairline, paddingVertical: 6 },
  head: { borderTopWidth: 1.4, borderColor: colours.ink },
  headText: { fontFamily: printFamilies.mono, fontSize: 7, lineHeight: 1.3, color: colours.muted },
  text: { fontSize: 9.4, lineHeight: 1.35 },
  term: { width: 120 },
  // The bar is as high as a line of text.
  bar: { width: 190, height: 11, backgroundColor: colours.ink },
});

interface ReportTableProps {
  columns: readonly string[];
  /** The cells of each row. The first cell is the name of the row. */
  rows: readonly (readonly string[])[];
  /** The relative widths of the columns. */
  widths: readonly number[];
}

/** A table of inputs or results. */
export function ReportTable({ columns, rows, widths }: ReportTableProps) {
  const cells = (values: readonly string[], isHead: boolean) => (
    <View key={values[0] ?? ''} style={isHead ? [styles.row, styles.head] : styles.row}>
      <Group as="TR">
        {values.map((value, index) => (
          <View key={columns[index] ?? value} style={{ flexGrow: widths[index] ?? 1, flexBasis: 0, paddingRight: 8 }}>
            <Paragraph as={isHead || index === 0 ? 'TH' : 'TD'} style={isHead ? styles.headText : styles.text}>
              {value}
            </Paragraph>
          </View>
        ))}
      </Group>
    </View>
  );
  return (
    <Group as="Table">
      {cells(columns, true)}
      {rows.map((row) => cells(row, false))}
    </Group>
  );
}

interface RedactedRowsProps {
  terms: readonly string[];
  /** The text of a black bar for screen readers. */
  words: string;
  /** An additional row that is not blacked out. */
  also: { term: string; text: string };
}

/** A table of terms with blacked-out meanings. The PDF has black bars, and no text below the bars. */
export function RedactedRows({ terms, words, also }: RedactedRowsProps) {
  return (
    <Group as="Table">
      {terms.map((term) => (
        <View key={term} style={[styles.row, { alignItems: 'center' }]}>
          <Group as="TR">
            <View style={styles.term}>
              <Paragraph as="TH" style={styles.text}>
                {term}
              </Paragraph>
            </View>
            <Tagged as="TD" alternative={words}>
              <View style={styles.bar} />
            </Tagged>
          </Group>
        </View>
      ))}
      <View style={styles.row}>
        <Group as="TR">
          <View style={styles.term}>
            <Paragraph as="TH" style={styles.text}>
              {also.term}
            </Paragraph>
          </View>
          <Paragraph as="TD" style={styles.text}>
            {also.text}
          </Paragraph>
        </Group>
      </View>
    </Group>
  );
}
