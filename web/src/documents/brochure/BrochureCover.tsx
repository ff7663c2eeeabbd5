import { Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { colours } from '../../ui/theme/tokens.ts';
import { type CoverPicture, coverPictureSize } from '../cover-picture.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { PrintLogo } from '../PrintLogo.tsx';
import { Paragraph, printFamilies, sheet } from '../print-style.tsx';
import { Artifact, Tagged } from '../structure.tsx';
import { BrochurePage, type BrochurePosition } from './BrochurePage.tsx';

/** The distance from the margin to the right edge of an A4 sheet, in points. */
const pictureWidth = 595.28 - sheet.margin;

const styles = StyleSheet.create({
  head: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  kind: { fontFamily: printFamilies.mono, fontSize: 8.5, lineHeight: 1.3, color: colours.accent },
  figure: { position: 'absolute', top: 134, left: sheet.margin },
  picture: { width: pictureWidth, height: (pictureWidth * coverPictureSize.height) / coverPictureSize.width },
  caption: {
    fontFamily: printFamilies.mono,
    fontSize: 7.5,
    lineHeight: 1.3,
    color: colours.onDarkSoft,
    marginTop: 8,
  },
  text: { position: 'absolute', left: sheet.margin, right: sheet.margin, bottom: sheet.frame + sheet.titleBlock + 34 },
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

/** The content of a cover. */
export interface CoverContent {
  /** The kind of document, as shown in the head of the sheet and in the PDF outline. */
  kind: string;
  title: string;
  lead: string;
  /** The picture. If it was not rendered, the cover shows the drawing. */
  picture: CoverPicture | undefined;
  drawing: {
    figure: ReactElement;
    alternative: string;
    caption: string;
    /** The part of the drawing to show. `scale` is the points per unit of the drawing. */
    viewBox: readonly [x: number, y: number, width: number, height: number];
    scale: number;
    /** The size of the lettering, in points on paper. */
    lettering: number;
  };
}

/** The cover of a brochure: a picture or drawing that runs off the right edge of the paper, and a title in large letters. */
export function BrochureCover({ content, ...position }: BrochurePosition & { content: CoverContent }) {
  const { kind, title, lead, picture, drawing } = content;
  return (
    <BrochurePage {...position} ground="dark" bookmark={kind}>
      <View style={styles.head}>
        <Artifact>
          <PrintLogo height={40} ground="dark" />
        </Artifact>
        <Paragraph style={styles.kind}>{kind}</Paragraph>
      </View>
      <View style={styles.figure}>
        <Tagged as="Figure" alternative={(picture ?? drawing).alternative}>
          {picture ? (
            <Image src={{ data: picture.jpeg, format: 'jpg' }} style={styles.picture} />
          ) : (
            <CoverDrawing {...drawing} />
          )}
        </Tagged>
        <Paragraph style={styles.caption}>{(picture ?? drawing).caption}</Paragraph>
      </View>
      <View style={styles.text}>
        <Tagged as="H1">
          <Text style={styles.tagline}>{title}</Text>
        </Tagged>
        <Paragraph style={styles.lead}>{lead}</Paragraph>
      </View>
    </BrochurePage>
  );
}

function CoverDrawing({ figure, viewBox, scale, lettering }: CoverContent['drawing']) {
  return (
    <DrawingImage
      drawing={figure}
      viewBox={viewBox.join(' ')}
      lettering={{ fill: colours.onDarkSoft, fontSize: lettering / scale }}
      width={viewBox[2] * scale}
      height={viewBox[3] * scale}
    />
  );
}
