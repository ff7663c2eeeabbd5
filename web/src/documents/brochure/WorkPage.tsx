import { StyleSheet, View } from '@react-pdf/renderer';
import { brochure } from '../../content/brochure.ts';
import { Paragraph } from '../Paragraph.tsx';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { PrintPlate } from '../PrintPlate.tsx';
import { BrochureHeading } from './BrochureHeading.tsx';
import { BrochurePage, type BrochurePosition } from './BrochurePage.tsx';

const styles = StyleSheet.create({ plate: { marginTop: 12 } });

/** The case studies, with their results on a rating plate each. */
export function WorkPage(position: BrochurePosition) {
  const { work } = brochure;
  return (
    <BrochurePage {...position} bookmark={work.label}>
      <Conductor fromFrame>
        <BrochureHeading label={work.label} title={work.title} />
      </Conductor>
      {work.entries.map(({ name, symbol, text, figures }, index) => (
        <PrintBay key={name} symbol={symbol} name={name} space={50} last={index === work.entries.length - 1}>
          <Paragraph>{text}</Paragraph>
          <View style={styles.plate}>
            <PrintPlate size={19} entries={figures} />
          </View>
        </PrintBay>
      ))}
    </BrochurePage>
  );
}
