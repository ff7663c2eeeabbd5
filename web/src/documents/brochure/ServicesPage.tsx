import { StyleSheet, View } from '@react-pdf/renderer';
import { brochure } from '../../content/firm/brochure.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { Paragraph, printFamilies } from '../print-style.tsx';
import { BrochureHeading, BrochurePage, type BrochurePosition } from './BrochurePage.tsx';
import { ColumnList } from './ColumnList.tsx';

const { services } = brochure;

const styles = StyleSheet.create({
  standards: { marginTop: 7 },
  standard: { fontFamily: printFamilies.mono, fontSize: 7.5, lineHeight: 1.55, color: colours.muted },
  delivers: {
    fontFamily: printFamilies.mono,
    fontSize: 7.5,
    lineHeight: 1.3,
    color: colours.muted,
    marginTop: 9,
    marginBottom: 4,
  },
});

interface ServicesPageProps extends BrochurePosition {
  title: string;
  entries: readonly (typeof services.entries)[number][];
  /** The space above each service, in points. */
  space: number;
}

/** A page with some of the services. Each is a bay of the board. */
export function ServicesPage({ title, entries, space, ...position }: ServicesPageProps) {
  return (
    <BrochurePage {...position} bookmark={entries.map(({ name }) => name).join(', ')}>
      <Conductor fromFrame>
        <BrochureHeading label={services.label} title={title} />
      </Conductor>
      {entries.map((service, index) => (
        <PrintBay
          key={service.name}
          symbol={service.symbol}
          name={service.name}
          space={space}
          last={index === entries.length - 1}
          aside={
            <View style={styles.standards}>
              {service.standards.map((standard) => (
                <Paragraph key={standard} style={styles.standard}>
                  {standard}
                </Paragraph>
              ))}
            </View>
          }
        >
          <Paragraph>{service.text}</Paragraph>
          <Paragraph style={styles.delivers}>{services.delivers}</Paragraph>
          <ColumnList entries={service.delivers} columns={2} fontSize={9} />
        </PrintBay>
      ))}
    </BrochurePage>
  );
}
