import { Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { company } from '../content/firm/company.ts';
import { colours } from '../ui/theme/tokens.ts';
import { printFamilies } from './print-style.tsx';

const styles = StyleSheet.create({
  lockup: { flexDirection: 'row', alignItems: 'center' },
  name: { fontFamily: printFamilies.heading, fontWeight: 600, lineHeight: 1, letterSpacing: -0.2 },
  descriptor: { fontFamily: printFamilies.mono, lineHeight: 1 },
});

/** The firm's sign and name; `height` is that of the sign. */
export function PrintLogo({ height, ground }: { height: number; ground: 'light' | 'dark' }) {
  const [first, ...rest] = company.name.split(' ');
  const colour = ground === 'dark' ? colours.onDark : colours.ink;
  return (
    <View style={styles.lockup}>
      <Svg viewBox="0 0 64 64" style={{ width: height, height, marginRight: height * 0.26 }}>
        <Path
          d="M4 48h17v-7.4c-5.2-3-8.6-8.3-8.6-14.6a19.6 19.6 0 0 1 39.2 0c0 6.3-3.4 11.6-8.6 14.6V48h17"
          fill="none"
          stroke={colour}
          strokeWidth={5}
        />
        <Path d="M4 57.5h56" fill="none" stroke={colours.accent} strokeWidth={4} />
      </Svg>
      <View>
        <Text style={[styles.name, { color: colour, fontSize: height * 0.48 }]}>{first}</Text>
        <Text style={[styles.descriptor, { color: colour, fontSize: height * 0.24, marginTop: height * 0.1 }]}>
          {rest.join(' ')}
        </Text>
      </View>
    </View>
  );
}
