import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { colours } from '../ui/theme/tokens.ts';
import { PrintLogo } from './PrintLogo.tsx';
import { printFamilies, sheet } from './print-style.tsx';
import { Artifact, Tagged } from './structure.tsx';

const styles = StyleSheet.create({
  // The band covers the frame and reaches the edges of the paper. A long title makes the band taller.
  band: {
    marginTop: -sheet.margin,
    marginHorizontal: -sheet.margin,
    padding: sheet.margin,
    paddingBottom: 22,
    backgroundColor: colours.deep,
    color: colours.onDark,
  },
  headLine: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  kind: { fontFamily: printFamilies.mono, fontSize: 8.5, lineHeight: 1.3, color: colours.accent },
  title: {
    fontFamily: printFamilies.heading,
    fontWeight: 600,
    fontSize: 22.5,
    lineHeight: 1.12,
    letterSpacing: -0.5,
    marginTop: 26,
  },
});

/** The head of a document without a cover: logo, kind of document, and title. */
export function SheetBand({ kind, title }: { kind: string; title: string }) {
  return (
    <View style={styles.band}>
      <View style={styles.headLine}>
        <Artifact>
          <PrintLogo height={34} ground="dark" />
        </Artifact>
        <Tagged as="P">
          <Text style={styles.kind}>{kind}</Text>
        </Tagged>
      </View>
      <Tagged as="H1">
        <Text style={styles.title}>{title}</Text>
      </Tagged>
    </View>
  );
}
