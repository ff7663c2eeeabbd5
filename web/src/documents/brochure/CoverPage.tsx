import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { SingleLineDiagram } from '../../components/drawings/SingleLineDiagram.tsx';
import { brochure } from '../../content/brochure.ts';
import { company } from '../../content/company.ts';
import { colours } from '../../theme/tokens.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { Paragraph } from '../Paragraph.tsx';
import { PrintLogo } from '../PrintLogo.tsx';
import { printFamilies, sheet } from '../print-style.ts';
import { Artifact, Tagged } from '../structure.tsx';
import { BrochurePage, type BrochurePosition } from './BrochurePage.tsx';

// The whole drawing, cut close; drawn so large that its board runs off the right edge of the paper.
const scale = 0.655;
const drawing = { viewBox: '34 40 868 580', width: 868 * scale, height: 580 * scale };

const styles = StyleSheet.create({
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  kind: { fontFamily: printFamilies.mono, fontSize: 8.5, lineHeight: 1.3, color: colours.amber },
  drawing: { position: 'absolute', top: 134, left: sheet.margin },
  caption: {
    fontFamily: printFamilies.mono,
    fontSize: 7.5,
    lineHeight: 1.3,
    color: colours.onDarkSoft,
    marginBottom: 26,
  },
  words: { position: 'absolute', left: sheet.margin, right: sheet.margin, bottom: sheet.frame + sheet.titleBlock + 34 },
  tagline: {
    fontFamily: printFamilies.heading,
    fontWeight: 600,
    fontSize: 29,
    lineHeight: 1.12,
    letterSpacing: -0.6,
    maxWidth: 450,
    marginBottom: 14,
  },
  lead: { fontSize: 12, lineHeight: 1.45, color: colours.onDarkSoft, maxWidth: 380 },
});

/** The cover: what the firm draws, and what it says of itself. */
export function CoverPage(position: BrochurePosition) {
  const { cover, title } = brochure;
  return (
    <BrochurePage {...position} ground="dark" bookmark={title}>
      <View style={styles.head}>
        <Artifact>
          <PrintLogo height={40} ground="dark" />
        </Artifact>
        <Paragraph style={styles.kind}>{title}</Paragraph>
      </View>
      <View style={styles.drawing}>
        <Tagged as="Figure" alternative={cover.alternative}>
          <DrawingImage
            drawing={<SingleLineDiagram title={cover.alternative} />}
            lettering={{ fill: colours.onDarkSoft, fontSize: 12.5 }}
            {...drawing}
          />
        </Tagged>
      </View>
      <View style={styles.words}>
        <Paragraph style={styles.caption}>{cover.drawing}</Paragraph>
        <Tagged as="H1">
          <Text style={styles.tagline}>{company.tagline}</Text>
        </Tagged>
        <Paragraph style={styles.lead}>{cover.lead}</Paragraph>
      </View>
    </BrochurePage>
  );
}
