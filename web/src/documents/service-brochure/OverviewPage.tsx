import { StyleSheet, View } from '@react-pdf/renderer';
import { serviceBrochureCopy } from '../../content/firm/service-brochures.ts';
import type { ServicePageContent, ServiceSection } from '../../content/shapes/service-page.ts';
import { BrochureHeading, BrochurePage, type BrochurePosition } from '../brochure/BrochurePage.tsx';
import { StandardsTable } from '../brochure/StandardsTable.tsx';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { Paragraph } from '../print-style.tsx';
import { CardBays, type CardsSection } from './CardSections.tsx';

const styles = StyleSheet.create({
  lead: { fontSize: 12, lineHeight: 1.42, marginTop: 22 },
  text: { fontSize: 10.2, lineHeight: 1.46, marginTop: 11 },
  next: { marginTop: 7 },
  table: { marginTop: 26 },
});

interface OverviewPageProps extends BrochurePosition {
  /** The text sections. The first opens the page; each of the others is a bay. */
  texts: readonly (ServiceSection & { kind: 'text' })[];
  /** The card sections with too few cards for a separate sheet. */
  cards: readonly CardsSection[];
  standards: ServicePageContent['standards'];
}

/** The overview of a service: its texts, its short card sections, and its standards. */
export function OverviewPage({ texts, cards, standards, ...position }: OverviewPageProps) {
  const [opening, ...others] = texts;
  if (opening === undefined) throw new Error('A service brochure needs a section of text to open with.');
  const [lead, ...paragraphs] = opening.paragraphs;
  const { title, columns } = serviceBrochureCopy.standards;
  return (
    <BrochurePage {...position} bookmark={opening.title}>
      <Conductor fromFrame>
        <BrochureHeading label={opening.label} title={opening.title} />
        {lead && <Paragraph style={styles.lead}>{lead}</Paragraph>}
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} style={styles.text}>
            {paragraph}
          </Paragraph>
        ))}
      </Conductor>
      {others.map((text) => (
        <PrintBay key={text.title} symbol="breaker" name={text.title} space={32}>
          {text.paragraphs.map((paragraph, index) => (
            <View key={paragraph} style={index === 0 ? {} : styles.next}>
              <Paragraph>{paragraph}</Paragraph>
            </View>
          ))}
        </PrintBay>
      ))}
      {cards.map((section) => (
        <CardBays key={section.title} section={section} />
      ))}
      <View style={styles.table}>
        <StandardsTable title={title} columns={columns} rows={standards.map(({ code, subject }) => [code, subject])} />
      </View>
    </BrochurePage>
  );
}
