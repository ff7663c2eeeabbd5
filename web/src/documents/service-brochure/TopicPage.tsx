import { StyleSheet, View } from '@react-pdf/renderer';
import { serviceBrochureCopy } from '../../content/firm/service-brochures.ts';
import type { Topic } from '../../content/shapes/service-page.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { BrochureHeading, BrochurePage, type BrochurePosition } from '../brochure/BrochurePage.tsx';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { Paragraph, printFamilies } from '../print-style.tsx';
import { Artifact, Group } from '../structure.tsx';

const styles = StyleSheet.create({
  lead: { fontSize: 12.5, lineHeight: 1.44, marginTop: 22, maxWidth: 440 },
  standards: { marginTop: 10 },
  standard: { fontFamily: printFamilies.mono, fontSize: 8, lineHeight: 1.7, color: colours.muted },
  item: { flexDirection: 'row', paddingVertical: 9, borderTopWidth: 0.6, borderColor: colours.hairline },
  first: { borderTopWidth: 0, paddingTop: 0 },
  box: { width: 9, height: 9, marginTop: 3, marginRight: 14, borderWidth: 0.9, borderColor: colours.brand },
  point: { flex: 1 },
  text: { fontSize: 10.4, lineHeight: 1.42 },
});

interface TopicPageProps extends BrochurePosition {
  label: string;
  topic: Topic;
}

/** A topic of the service on a separate sheet, with a checklist to tick. */
export function TopicPage({ label, topic, ...position }: TopicPageProps) {
  const { title, description, items, standards = [] } = topic;
  return (
    <BrochurePage {...position} bookmark={title}>
      <Conductor fromFrame>
        <BrochureHeading label={label} title={title} />
        <Paragraph style={styles.lead}>{description}</Paragraph>
      </Conductor>
      <PrintBay
        symbol="breaker"
        name={serviceBrochureCopy.checklist}
        space={44}
        last
        aside={
          <View style={styles.standards}>
            {standards.map((standard) => (
              <Paragraph key={standard} style={styles.standard}>
                {standard}
              </Paragraph>
            ))}
          </View>
        }
      >
        <Group as="L">
          {items.map((item, index) => (
            <View key={item} style={index === 0 ? [styles.item, styles.first] : styles.item}>
              <Group as="LI">
                <Artifact>
                  <View style={styles.box} />
                </Artifact>
                <View style={styles.point}>
                  <Paragraph as="LBody" style={styles.text}>
                    {item}
                  </Paragraph>
                </View>
              </Group>
            </View>
          ))}
        </Group>
      </PrintBay>
    </BrochurePage>
  );
}
