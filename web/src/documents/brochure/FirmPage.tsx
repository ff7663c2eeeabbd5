import { StyleSheet } from '@react-pdf/renderer';
import { brochure } from '../../content/brochure.ts';
import { homePage } from '../../content/pages/home.ts';
import { Paragraph } from '../Paragraph.tsx';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { PrintPlate } from '../PrintPlate.tsx';
import { BrochureHeading } from './BrochureHeading.tsx';
import { BrochurePage, type BrochurePosition } from './BrochurePage.tsx';
import { ColumnList } from './ColumnList.tsx';

const styles = StyleSheet.create({
  lead: { fontSize: 13.5, lineHeight: 1.42, marginTop: 28 },
  text: { fontSize: 10.8, lineHeight: 1.5, marginTop: 14 },
});

/** Who the firm is, in words and figures, and for whom it works. */
export function FirmPage(position: BrochurePosition) {
  const { firm } = brochure;
  const [lead, ...rest] = firm.paragraphs;
  return (
    <BrochurePage {...position} bookmark={firm.label}>
      <Conductor fromFrame>
        <BrochureHeading label={firm.label} title={firm.title} />
        <Paragraph style={styles.lead}>{lead}</Paragraph>
        {rest.map((paragraph) => (
          <Paragraph key={paragraph} style={styles.text}>
            {paragraph}
          </Paragraph>
        ))}
      </Conductor>
      <Conductor space={44}>
        <PrintPlate size={30} entries={homePage.figures.entries} />
      </Conductor>
      <PrintBay symbol="transformer" name={firm.clients.label} space={48}>
        <ColumnList entries={firm.clients.entries} columns={2} open />
      </PrintBay>
      <PrintBay symbol="generator" name={firm.industries.label} space={44} last>
        <ColumnList entries={firm.industries.entries} columns={2} open />
      </PrintBay>
    </BrochurePage>
  );
}
