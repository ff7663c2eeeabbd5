import { StyleSheet, View } from '@react-pdf/renderer';
import { colours } from '../../ui/theme/tokens.ts';
import { Paragraph } from '../print-style.tsx';
import { Group } from '../structure.tsx';

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16 },
  entry: { borderTopWidth: 0.6, borderColor: colours.hairline, paddingVertical: 4.5, flexGrow: 1 },
  first: { borderTopWidth: 0, paddingTop: 0 },
});

interface ColumnListProps {
  entries: readonly string[];
  columns: 1 | 2;
  fontSize?: number;
  /** Leaves out the line above the first row, so that the row is level with the text beside it. */
  open?: boolean;
}

/** A list of short entries in rows, with a thin line above each. */
export function ColumnList({ entries, columns, fontSize = 9.6, open = false }: ColumnListProps) {
  return (
    <View style={styles.list}>
      <Group as="L">
        {entries.map((entry, index) => (
          <View
            key={entry}
            style={[
              styles.entry,
              { flexBasis: columns === 2 ? '46%' : '100%' },
              open && index < columns ? styles.first : {},
            ]}
          >
            <Group as="LI">
              <Paragraph as="LBody" style={{ fontSize, lineHeight: 1.35 }}>
                {entry}
              </Paragraph>
            </Group>
          </View>
        ))}
      </Group>
    </View>
  );
}
