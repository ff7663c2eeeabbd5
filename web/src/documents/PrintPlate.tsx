import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { colours } from '../ui/theme/tokens.ts';
import { printFamilies } from './print-style.tsx';
import { Tagged } from './structure.tsx';

const styles = StyleSheet.create({
  plate: {
    flexDirection: 'row',
    borderTopWidth: 1.4,
    borderBottomWidth: 0.6,
    borderTopColor: colours.ink,
    borderBottomColor: colours.hairline,
  },
  entry: { flexGrow: 1, flexBasis: 0, paddingVertical: 9, paddingRight: 8, borderColor: colours.hairline },
  value: { fontFamily: printFamilies.heading, fontWeight: 600, letterSpacing: -0.2, lineHeight: 1.1 },
  unit: { fontFamily: printFamilies.mono, fontWeight: 400, letterSpacing: 0 },
  label: { fontFamily: printFamilies.mono, fontSize: 7, lineHeight: 1.3, color: colours.muted, marginTop: 5 },
});

interface PrintPlateProps {
  entries: readonly { value: string; unit?: string; label: string }[];
  /** The font size of the value, in points. */
  size: number;
}

/** Figures and facts in the style of a machine's rating plate. */
export function PrintPlate({ entries, size }: PrintPlateProps) {
  return (
    <View style={styles.plate}>
      {entries.map(({ value, unit, label }, index) => (
        <View key={label} style={[styles.entry, index === 0 ? {} : { borderLeftWidth: 0.6, paddingLeft: 12 }]}>
          <Tagged as="P">
            <Text style={[styles.value, { fontSize: size }]}>
              {value}
              {unit ? <Text style={[styles.unit, { fontSize: size * 0.42 }]}>{`\u00a0${unit}`}</Text> : null}
            </Text>
          </Tagged>
          <Tagged as="P">
            <Text style={styles.label}>{label}</Text>
          </Tagged>
        </View>
      ))}
    </View>
  );
}
