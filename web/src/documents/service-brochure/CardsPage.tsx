import { StyleSheet, View } from '@react-pdf/renderer';
import { BrochureHeading } from '../brochure/BrochureHeading.tsx';
import { BrochurePage, type BrochurePosition } from '../brochure/BrochurePage.tsx';
import { Paragraph } from '../Paragraph.tsx';
import { Conductor } from '../PrintBay.tsx';
import { Cards, type CardsSection } from './CardBays.tsx';

const styles = StyleSheet.create({ intro: { fontSize: 11, lineHeight: 1.44, marginTop: 14, maxWidth: 440 } });

/** A section of cards on a sheet of its own. */
export function CardsPage({ section, ...position }: BrochurePosition & { section: CardsSection }) {
  const { label, title, intro, cards } = section;
  return (
    <BrochurePage {...position} bookmark={title}>
      <Conductor fromFrame>
        <BrochureHeading label={label} title={title} />
        {intro ? <Paragraph style={styles.intro}>{intro}</Paragraph> : <View />}
      </Conductor>
      <Cards cards={cards} heading="H2" space={46} />
    </BrochurePage>
  );
}
