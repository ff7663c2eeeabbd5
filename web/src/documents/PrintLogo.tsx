import { Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { mark } from '@site/contract/firm/look';
import { company } from '../content/firm/company.ts';
import { colours } from '../ui/theme/tokens.ts';
import { printFamilies } from './print-style.tsx';

const styles = StyleSheet.create({
  lockup: { flexDirection: 'row', alignItems: 'center' },
  name: { fontFamily: printFamilies.heading, fontWeight: 600, lineHeight: 1, letterSpacing: -0.2 },
  descriptor: { fontFamily: printFamilies.mono, lineHeight: 1 },
});

interface PrintLogoProps {
  /** The height of the sign. */
  height: number;
  /** The room for sign and name; a longer name breaks into lines. */
  width?: number;
  ground: 'light' | 'dark';
}

/** The sign and the name of the firm. */
export function PrintLogo({ height, width = height * 9.86, ground }: PrintLogoProps) {
  const colour = ground === 'dark' ? colours.onDark : colours.ink;
  // A long name has smaller letters on up to three lines, so that it leaves room for the words beside it.
  const letters = company.shortName.length > 24 ? 0.25 : 0.48;
  return (
    <View style={styles.lockup}>
      <Svg viewBox="0 0 64 64" style={{ width: height, height, marginRight: height * 0.26 }}>
        {mark.map(({ path, colour: role, line }) => {
          const tone = role === 'text' ? colour : colours.accent;
          return (
            <Path
              key={path}
              d={path}
              {...(line ? { fill: 'none', stroke: tone, strokeWidth: line } : { fill: tone })}
            />
          );
        })}
      </Svg>
      <View style={{ maxWidth: width - height * 1.26 }}>
        <Text style={[styles.name, { color: colour, fontSize: height * letters }]}>{company.shortName}</Text>
        <Text style={[styles.descriptor, { color: colour, fontSize: height * 0.24, marginTop: height * 0.1 }]}>
          {company.field}
        </Text>
      </View>
    </View>
  );
}
