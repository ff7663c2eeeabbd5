import { StyleSheet, View } from '@react-pdf/renderer';
import { colours } from '../../theme/tokens.ts';
import { Paragraph } from '../Paragraph.tsx';
import { printFamilies } from '../print-style.ts';

const styles = StyleSheet.create({
  label: { fontFamily: printFamilies.mono, fontSize: 8.5, lineHeight: 1.3, color: colours.tealDeep, marginBottom: 10 },
  title: {
    fontFamily: printFamilies.heading,
    fontWeight: 600,
    fontSize: 25,
    lineHeight: 1.14,
    letterSpacing: -0.5,
    maxWidth: 400,
  },
});

/** The head of a brochure page. */
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
