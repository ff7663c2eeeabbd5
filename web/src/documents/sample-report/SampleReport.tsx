import { StyleSheet, View } from '@react-pdf/renderer';
import { sampleReport as report } from '../../content/firm/sample-report.ts';
import { SingleLineDiagram } from '../../drawings/SingleLineDiagram.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { BrochureHeading, BrochurePage, type BrochurePosition, BrochureSheets } from '../brochure/BrochurePage.tsx';
import { ColumnList } from '../brochure/ColumnList.tsx';
import { DrawingImage } from '../DrawingImage.tsx';
import { Conductor, PrintBay } from '../PrintBay.tsx';
import { PrintPlate } from '../PrintPlate.tsx';
import { Paragraph, printFamilies } from '../print-style.tsx';
import { SheetBand } from '../SheetBand.tsx';
import { Tagged } from '../structure.tsx';
import { RedactedRows, ReportTable } from './ReportTable.tsx';

const styles = StyleSheet.create({
  lead: { fontSize: 12, lineHeight: 1.44 },
  caption: { fontFamily: printFamilies.mono, fontSize: 7.5, lineHeight: 1.3, color: colours.muted, marginTop: 8 },
});

/** The part of the drawing to show, without its margin, and its width and lettering in points. */
const drawing = { viewBox: [34, 40, 868, 580], width: 483, lettering: 6.6 } as const;

/** The sample report: a fault level study with blacked-out names. */
export function SampleReport() {
  const { record, title } = report;
  return (
    <BrochureSheets
      document={{ record, title }}
      sheets={[CoverSheet, SummarySheet, BasisSheet, NetworkSheet, ResultsSheet, WorkingSheet]}
    />
  );
}

function CoverSheet(position: BrochurePosition) {
  const { title, lead, rows, issue, bookmark, heading } = report.cover;
  return (
    <BrochurePage {...position} bookmark={bookmark}>
      <SheetBand kind={report.kind} title={title} />
      <Conductor space={28}>
        <Paragraph style={styles.lead}>{lead}</Paragraph>
      </Conductor>
      <PrintBay symbol="node" name={heading} space={36} last>
        <RedactedRows terms={rows} words={report.redacted} also={issue} />
      </PrintBay>
    </BrochurePage>
  );
}

function SummarySheet(position: BrochurePosition) {
  const { label, title, plate, asked, conclusions, comments } = report.summary;
  return (
    <BrochurePage {...position} bookmark={title}>
      <Conductor fromFrame>
        <BrochureHeading label={label} title={title} />
      </Conductor>
      <Conductor space={30}>
        <PrintPlate size={30} entries={plate} />
      </Conductor>
      <PrintBay symbol="node" name={asked.name} space={34}>
        <Paragraph>{asked.text}</Paragraph>
      </PrintBay>
      <PrintBay symbol="breaker" name={conclusions.name} space={34}>
        <ColumnList entries={conclusions.entries} columns={1} open />
      </PrintBay>
      <PrintBay symbol="disconnector" name={comments.name} space={34} last>
        <Paragraph>{comments.text}</Paragraph>
      </PrintBay>
    </BrochurePage>
  );
}

function BasisSheet(position: BrochurePosition) {
  const { label, title, columns, rows, method } = report.basis;
  return (
    <BrochurePage {...position} bookmark={title}>
      <Conductor fromFrame>
        <BrochureHeading label={label} title={title} />
      </Conductor>
      <Conductor space={30}>
        <ReportTable columns={columns} rows={rows} widths={[5, 4, 5]} />
      </Conductor>
      <PrintBay symbol="currentTransformer" name={method.name} space={34} last>
        <ColumnList entries={method.entries} columns={1} open />
      </PrintBay>
    </BrochurePage>
  );
}

function NetworkSheet(position: BrochurePosition) {
  const { label, title, alternative, caption, arrangements, note } = report.network;
  const { viewBox, width, lettering } = drawing;
  const unit = width / viewBox[2];
  return (
    <BrochurePage {...position} bookmark={title}>
      <Conductor fromFrame>
        <BrochureHeading label={label} title={title} />
      </Conductor>
      <Conductor space={30}>
        <Tagged as="Figure" alternative={alternative}>
          <DrawingImage
            drawing={<SingleLineDiagram title={alternative} />}
            viewBox={viewBox.join(' ')}
            lettering={{ fill: colours.muted, fontSize: lettering / unit }}
            width={width}
            height={viewBox[3] * unit}
          />
        </Tagged>
        <Paragraph style={styles.caption}>{caption}</Paragraph>
      </Conductor>
      <PrintBay symbol="breaker" name={arrangements.name} space={30}>
        <ColumnList entries={arrangements.entries} columns={1} open />
      </PrintBay>
      <PrintBay symbol="node" name={note.name} space={26} last>
        <Paragraph>{note.text}</Paragraph>
      </PrintBay>
    </BrochurePage>
  );
}

function ResultsSheet(position: BrochurePosition) {
  const { label, title, columns, rows, caption, arrangementColumns, arrangementRows, arrangementCaption, findings } =
    report.results;
  const widths = [7, 3, 3, 3, 3, 3, 3];
  return (
    <BrochurePage {...position} bookmark={title}>
      <Conductor fromFrame>
        <BrochureHeading label={label} title={title} />
      </Conductor>
      <Conductor space={30}>
        <ReportTable columns={columns} rows={rows} widths={widths} />
        <Paragraph style={styles.caption}>{caption}</Paragraph>
      </Conductor>
      <Conductor space={34}>
        <ReportTable columns={arrangementColumns} rows={arrangementRows} widths={widths} />
        <Paragraph style={styles.caption}>{arrangementCaption}</Paragraph>
      </Conductor>
      <PrintBay symbol="transformer" name={findings.name} space={34} last>
        <ColumnList entries={findings.entries} columns={1} open />
      </PrintBay>
    </BrochurePage>
  );
}

function WorkingSheet(position: BrochurePosition) {
  const { label, title, columns, rows, caption, limits } = report.working;
  return (
    <BrochurePage {...position} bookmark={title}>
      <Conductor fromFrame>
        <BrochureHeading label={label} title={title} />
      </Conductor>
      <Conductor space={30}>
        <ReportTable columns={columns} rows={rows} widths={[4, 8, 3]} />
        <View>
          <Paragraph style={styles.caption}>{caption}</Paragraph>
        </View>
      </Conductor>
      <PrintBay symbol="load" name={limits.name} space={34} last>
        <ColumnList entries={limits.entries} columns={1} open />
      </PrintBay>
    </BrochurePage>
  );
}
