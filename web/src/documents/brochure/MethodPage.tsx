import { StyleSheet, View } from '@react-pdf/renderer';
import { brochure } from '../../content/brochure.ts';
import { Paragraph } from '../Paragraph.tsx';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { BrochureHeading } from './BrochureHeading.tsx';
import { BrochurePage, type BrochurePosition } from './BrochurePage.tsx';
import { StandardsTable } from './StandardsTable.tsx';

const styles = StyleSheet.create({ table: { marginTop: 48 } });

const symbols = ['disconnector', 'breaker', 'currentTransformer', 'load'] as const;

/** How a job runs, and the standards it is calculated to. */
export function MethodPage(position: BrochurePosition) {
  const { process, standards } = brochure;
  return (
    <BrochurePage {...position} bookmark={`${process.label}, ${standards.label.toLowerCase()}`}>
      <Conductor fromFrame>
        <BrochureHeading label={process.label} title={process.title} />
      </Conductor>
      {process.steps.map(({ name, text }, index) => (
        <PrintBay
          key={name}
          symbol={symbols[index] ?? 'node'}
          name={name}
          space={index === 0 ? 30 : 22}
          last={index === process.steps.length - 1}
        >
          <Paragraph>{text}</Paragraph>
        </PrintBay>
      ))}
      <View style={styles.table}>
        <StandardsTable
          title={standards.title}
          columns={Object.values(standards.columns)}
          rows={standards.entries.map(({ name, covers, use }) => [name, covers, use])}
        />
      </View>
    </BrochurePage>
  );
}
