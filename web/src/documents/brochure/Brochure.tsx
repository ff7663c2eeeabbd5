import { StyleSheet, View } from '@react-pdf/renderer';
import { brochure } from '../../content/firm/brochure.ts';
import { company } from '../../content/firm/company.ts';
import { brochureRecord } from '../../content/firm/documents.ts';
import { homeStatic } from '../../content/firm/pages/home-static.ts';
import { SingleLineDiagram } from '../../drawings/SingleLineDiagram.tsx';
import type { CoverPicture } from '../cover-picture.ts';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { PrintPlate } from '../PrintPlate.tsx';
import { Paragraph } from '../print-style.tsx';
import { BrochureCover, type CoverContent } from './BrochureCover.tsx';
import {
  BrochureHeading,
  BrochurePage,
  type BrochurePosition,
  type BrochureSheet,
  BrochureSheets,
} from './BrochurePage.tsx';
import { ColumnList } from './ColumnList.tsx';
import { ContactPage } from './ContactPage.tsx';
import { ServicesPage } from './ServicesPage.tsx';
import { StandardsTable } from './StandardsTable.tsx';

const styles = StyleSheet.create({
  lead: { fontSize: 13.5, lineHeight: 1.42, marginTop: 28 },
  text: { fontSize: 10.8, lineHeight: 1.5, marginTop: 14 },
  results: { marginTop: 12 },
  table: { marginTop: 48 },
});

const { titles, entries } = brochure.services;
const [firstTitle, secondTitle] = titles;
const servicesOnFirstPage = 4;

const pages: readonly BrochureSheet[] = [
  FirmPage,
  (position) => (
    <ServicesPage {...position} title={firstTitle} entries={entries.slice(0, servicesOnFirstPage)} space={27} />
  ),
  (position) => (
    <ServicesPage {...position} title={secondTitle} entries={entries.slice(servicesOnFirstPage)} space={58} />
  ),
  WorkPage,
  MethodPage,
  CredentialsPage,
  ContactPage,
];

/** The company brochure. */
export function Brochure({ picture }: { picture: CoverPicture | undefined }) {
  const cover: BrochureSheet = (position) => <CoverPage {...position} picture={picture} />;
  return <BrochureSheets document={{ record: brochureRecord, title: brochure.title }} sheets={[cover, ...pages]} />;
}

const coverContent: Omit<CoverContent, 'picture'> = {
  kind: brochure.title,
  title: company.tagline,
  lead: brochure.cover.lead,
  drawing: {
    figure: <SingleLineDiagram title={brochure.cover.alternative} />,
    alternative: brochure.cover.alternative,
    caption: brochure.cover.drawing,
    // The whole drawing without its margin. The scale is so large that the board runs off the right edge of the paper.
    viewBox: [34, 40, 868, 580],
    scale: 0.655,
    lettering: 8.1875,
  },
};

/** The cover of the company brochure: a picture or drawing, and the tagline. */
function CoverPage({ picture, ...position }: BrochurePosition & { picture: CoverPicture | undefined }) {
  return <BrochureCover {...position} content={{ ...coverContent, picture }} />;
}

/** The firm in words and figures, and its clients. */
function FirmPage(position: BrochurePosition) {
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
        <PrintPlate size={30} entries={homeStatic.figures.entries} />
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

/** The case studies, each with its results on a rating plate. */
function WorkPage(position: BrochurePosition) {
  const { work } = brochure;
  return (
    <BrochurePage {...position} bookmark={work.label}>
      <Conductor fromFrame>
        <BrochureHeading label={work.label} title={work.title} />
      </Conductor>
      {work.entries.map(({ name, symbol, text, figures }, index) => (
        <PrintBay key={name} symbol={symbol} name={name} space={34} last={index === work.entries.length - 1}>
          <Paragraph>{text}</Paragraph>
          <View style={styles.results}>
            <PrintPlate size={19} entries={figures} />
          </View>
        </PrintBay>
      ))}
    </BrochurePage>
  );
}

/** The credentials that clients check. */
function CredentialsPage(position: BrochurePosition) {
  const { credentials } = brochure;
  return (
    <BrochurePage {...position} bookmark={credentials.label}>
      <Conductor fromFrame>
        <BrochureHeading label={credentials.label} title={credentials.title} />
      </Conductor>
      {credentials.entries.map(({ term, text }, index) => (
        <PrintBay key={term} symbol="node" name={term} space={34} last={index === credentials.entries.length - 1}>
          <Paragraph>{text}</Paragraph>
        </PrintBay>
      ))}
    </BrochurePage>
  );
}

const stepSymbols = ['disconnector', 'breaker', 'currentTransformer', 'load'] as const;

/** The steps of a job, and the standards behind its calculations. */
function MethodPage(position: BrochurePosition) {
  const { process, standards } = brochure;
  return (
    <BrochurePage {...position} bookmark={`${process.label}, ${standards.label.toLowerCase()}`}>
      <Conductor fromFrame>
        <BrochureHeading label={process.label} title={process.title} />
      </Conductor>
      {process.steps.map(({ name, text }, index) => (
        <PrintBay
          key={name}
          symbol={stepSymbols[index] ?? 'node'}
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
