import { StyleSheet, View } from '@react-pdf/renderer';
import { colours } from '../../ui/theme/tokens.ts';
import { Paragraph, printFamilies } from '../print-style.tsx';
import { Group } from '../structure.tsx';

const styles = StyleSheet.create({
  title: {
    fontFamily: printFamilies.heading,
    fontWeight: 600,
    fontSize: 15,
    lineHeight: 1.2,
    letterSpacing: -0.2,
    marginBottom: 12,
  },
  row: { flexDirection: 'row', borderTopWidth: 0.6, borderColor: colours.hairline, paddingVertical: 5.2 },
  head: { borderTopWidth: 1.4, borderColor: colours.ink, paddingVertical: 5 },
  headText: { fontFamily: printFamilies.mono, fontSize: 7, lineHeight: 1.3, color: colours.muted },
  text: { fontSize: 9.6, lineHeight: 1.3 },
  number: { fontFamily: printFamilies.mono, fontSize: 8.5, lineHeight: 1.4 },
});

const widths = {
  2: [
    { width: 112, marginRight: 18 },
    { flexGrow: 1, flexBasis: 0 },
  ],
  3: [{ width: 112, marginRight: 18 }, { flexGrow: 1, flexBasis: 0, paddingRight: 14 }, { width: 158 }],
} as const;

interface StandardsTableProps {
  title: string;
  columns: readonly string[];
  /** The cells of each row. The first cell is the standard. */
  rows: readonly (readonly [string, ...string[]])[];
}

/** The table of the standards behind the calculations. */
export function StandardsTable({ title, columns, rows }: StandardsTableProps) {
  return (
    <View>
      <Paragraph as="H2" style={styles.title}>
        {title}
      </Paragraph>
      <Group as="Table">
        <Row key="head" cells={columns} head />
        {rows.map((cells) => (
          <Row key={cells[0]} cells={cells} />
        ))}
      </Group>
    </View>
  );
}

function Row({ cells, head = false }: { cells: readonly string[]; head?: boolean }) {
  const columns = cells.length === 2 ? widths[2] : widths[3];
  return (
    <View style={head ? [styles.row, styles.head] : styles.row}>
      <Group as="TR">
        {cells.map((cell, index) => (
          <View key={cell} style={columns[index] ?? {}}>
            <Paragraph
              as={head ? 'TH' : 'TD'}
              style={head ? styles.headText : index === 0 ? styles.number : styles.text}
            >
              {cell}
            </Paragraph>
          </View>
        ))}
      </Group>
    </View>
  );
}
